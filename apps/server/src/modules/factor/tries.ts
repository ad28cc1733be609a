import type { Clock } from '#platform/clock'
import { Refusal } from '#platform/http'
import type { TryKind } from './rules.ts'
import type { TryStore } from './store/tries.ts'

export type Limited = (
  memberId: string,
  kinds: TryKind[],
  attempt: () => Promise<boolean>,
) => Promise<boolean>

/** A right try costs nothing; the wrong ones before it stay counted. */
export function createTries(clock: Clock, store: TryStore): Limited {
  return async (memberId, kinds, attempt) => {
    for (const kind of kinds) {
      if (!(await store.takeTry(memberId, kind, clock.now()))) {
        throw new Refusal('too_many_requests')
      }
    }
    const isGood = await attempt()
    if (isGood) await Promise.all(kinds.map((kind) => store.giveTryBack(memberId, kind)))
    return isGood
  }
}
