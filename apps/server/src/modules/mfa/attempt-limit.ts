import type { Clock } from '#platform/clock'
import { Refusal } from '#platform/http'
import type { AttemptKind } from './rules.ts'
import type { AttemptStore } from './store/attempts.ts'

export type LimitAttempts = (
  memberId: string,
  kinds: AttemptKind[],
  attempt: () => Promise<boolean>,
) => Promise<boolean>

/** A correct attempt costs nothing; earlier wrong ones stay counted. */
export function createAttemptLimit(clock: Clock, store: AttemptStore): LimitAttempts {
  return async (memberId, kinds, attempt) => {
    for (const kind of kinds) {
      if (!(await store.takeAttempt(memberId, kind, clock.now()))) {
        throw new Refusal('too_many_requests')
      }
    }
    const isGood = await attempt()
    if (isGood) await Promise.all(kinds.map((kind) => store.refundAttempt(memberId, kind)))
    return isGood
  }
}
