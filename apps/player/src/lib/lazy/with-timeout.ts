const timeoutMs = 120_000

/** A load that takes too long counts as failed. */
export function withTimeout<T>(loading: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('a part took too long to load')), timeoutMs)
  return Promise.race([loading, promise]).finally(() => clearTimeout(timer))
}
