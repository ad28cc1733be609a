import { amountOf, toWire } from '@fairhouse/money'
import type { Calls, OutputOf } from '@fairhouse/protocol'
import type { LimitsDeps, Staker } from './deps.ts'
import { loginStore } from './store/logins.ts'

type LoginResult = OutputOf<Calls['GET /wps/limits/login']>

/** Longer than any session lasts. */
const keptMs = 31 * 24 * 3600 * 1000

/**
 * Time and result of a login over all games, from the counter that each transfer changes: it is
 * never behind the balance.
 */
export function createLoginResults({ kit, brands, wallet }: LimitsDeps) {
  const { clock, database } = kit
  const { db } = database
  const store = loginStore(db)

  return async ({ id, brandId }: Staker, sessionId: string): Promise<LoginResult> => {
    const now = clock.now()
    const { lost } = await wallet.counters(db, id)
    let start = await store.find(sessionId)
    if (!start) {
      start = await store.begin(sessionId, id, { lost, at: now })
      await store.drop(id, new Date(now.getTime() - keptMs))
    }
    return {
      beganAt: start.at.toISOString(),
      now: now.toISOString(),
      currency: brands.byId(brandId).currency,
      net: toWire(amountOf(start.lost - lost)),
    }
  }
}
