export function randomFraction(): number {
  return Math.random()
}

/** A random id, for example an idempotency key. */
export function randomId(): string {
  return crypto.randomUUID()
}
