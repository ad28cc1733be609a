import type { PayoutKind } from '@fairhouse/rules'
import { cacheFor } from '#platform/cache'
import type { Kit } from '#platform/kit'
import { paidTimes } from '../store/paid-times.ts'

/** Median seconds from request to payment by kind of account; null if too few were paid. */
export type UsualTimes = Record<PayoutKind, number | null>

const days = 30
const latest = 100
/** Fewer withdrawals say little about the next one, and much about single members. */
const minCount = 10
const ttlMs = 5 * 60_000

/** How long withdrawals take at a brand, from those of the last days. */
export function createUsualTimes({ clock, database }: Pick<Kit, 'clock' | 'database'>) {
  return cacheFor(clock, ttlMs, async (brandId): Promise<UsualTimes> => {
    const since = new Date(clock.now().getTime() - days * 24 * 3600_000)
    const times: UsualTimes = { bank: null, ewallet: null, crypto: null }
    for (const row of await paidTimes(database.db, brandId, since, latest)) {
      if (row.count >= minCount) times[row.kind] = row.medianSeconds
    }
    return times
  })
}
