import type { Kit } from '#platform/kit'
import { bandOf, bandKeys } from './self-test.ts'
import { testStore, type StoredTest } from './store/tests.ts'

const toView = ({ band, at }: StoredTest) => ({ band, ...bandKeys(band), at: at.toISOString() })

/** Stores the result of a player's self-test, not the answers. */
export function createSelfTests({ database, clock, random }: Kit) {
  const store = testStore(database.db)
  return {
    async take(memberId: string, answers: readonly number[]) {
      const test = { band: bandOf(answers), at: clock.now() }
      await store.add(random.orderedId(), memberId, test)
      return toView(test)
    },
    async last(memberId: string) {
      const last = await store.last(memberId)
      return last ? toView(last) : null
    },
  }
}
