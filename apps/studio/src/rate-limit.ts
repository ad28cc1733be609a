import { StudioRefused, type Clock } from '#kit'

interface Bucket {
  left: number
  atMs: number
}

/** More than a person can click, less than harms other players. */
const callsPerSecond = 40
const burst = 80
const maxBuckets = 50_000

export type RateLimit = ReturnType<typeof createRateLimit>

/** Limits the calls of a session, or of an address without one, in this process. */
export function createRateLimit(clock: Clock) {
  const buckets = new Map<string, Bucket>()
  return {
    require(caller: string) {
      const nowMs = clock.now().getTime()
      let bucket = buckets.get(caller)
      if (!bucket) {
        const oldest = buckets.keys().next()
        if (buckets.size >= maxBuckets && !oldest.done) buckets.delete(oldest.value)
        bucket = { left: burst, atMs: nowMs }
        buckets.set(caller, bucket)
      }
      const seconds = Math.max(0, nowMs - bucket.atMs) / 1000
      bucket.left = Math.min(burst, bucket.left + seconds * callsPerSecond)
      bucket.atMs = nowMs
      if (bucket.left < 1) throw new StudioRefused('too_soon')
      bucket.left -= 1
    },
  }
}
