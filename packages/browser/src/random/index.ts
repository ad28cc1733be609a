export function randomFraction(): number {
  return Math.random()
}

/** An id that the caller makes: for a command, or to mark a request as the only one of its kind. */
export function randomId(): string {
  return crypto.randomUUID()
}
