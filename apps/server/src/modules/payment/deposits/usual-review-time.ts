import type { Kit } from '#platform/kit'
import { reviewTimes } from '../store/review-times.ts'

const days = 30
const latest = 100
/** Fewer reviews say little about the next one. */
const minCount = 10
const keptMs = 5 * 60_000

/** Median seconds of recent reviews of a brand's deposits; null if there were too few. */
export function createUsualReviewTime({ clock, database }: Pick<Kit, 'clock' | 'database'>) {
  const kept = new Map<string, { atMs: number; seconds: number | null }>()

  return async (brandId: string): Promise<number | null> => {
    const nowMs = clock.now().getTime()
    const known = kept.get(brandId)
    if (known && nowMs - known.atMs < keptMs) return known.seconds
    const since = new Date(nowMs - days * 24 * 3600_000)
    const { count, medianSeconds } = await reviewTimes(database.db, brandId, since, latest)
    const seconds = count < minCount ? null : medianSeconds
    kept.set(brandId, { atMs: nowMs, seconds })
    return seconds
  }
}
