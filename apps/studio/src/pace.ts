import { StudioRefused, type Clock } from '#kit'

interface Bucket {
  left: number
  atMs: number
}

/** More than a person does, less than harms others. */
const perSecond = 40
const atOnce = 80
const mostKept = 50_000

/** How often one session, or one address without one, may call this process. */
export function createPace(clock: Clock) {
  const buckets = new Map<string, Bucket>()
  return {
    require(who: string) {
      const nowMs = clock.now().getTime()
      let bucket = buckets.get(who)
      if (!bucket) {
        const oldest = buckets.keys().next()
        if (buckets.size >= mostKept && !oldest.done) buckets.delete(oldest.value)
        bucket = { left: atOnce, atMs: nowMs }
        buckets.set(who, bucket)
      }
      const seconds = Math.max(0, nowMs - bucket.atMs) / 1000
      bucket.left = Math.min(atOnce, bucket.left + seconds * perSecond)
      bucket.atMs = nowMs
      if (bucket.left < 1) throw new StudioRefused('too_soon')
      bucket.left -= 1
    },
  }
}
