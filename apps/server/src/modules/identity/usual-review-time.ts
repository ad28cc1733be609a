import { cacheFor } from '#platform/cache'
import type { Kit } from '#platform/kit'
import { reviewStore } from './store.ts'

const days = 30
const latest = 100
/** Fewer reviews say little about the next one. */
const minCount = 10
const ttlMs = 5 * 60_000

/** Median seconds of recent document reviews of a brand; null if there were too few. */
export function createUsualReviewTime({ clock, database }: Pick<Kit, 'clock' | 'database'>) {
  const store = reviewStore(database.db)
  return cacheFor(clock, ttlMs, async (brandId) => {
    const since = new Date(clock.now().getTime() - days * 24 * 3600_000)
    const { count, medianSeconds } = await store.reviewTimes(brandId, since, latest)
    return count < minCount ? null : medianSeconds
  })
}
