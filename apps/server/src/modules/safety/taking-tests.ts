import type { Kit } from '#platform/kit'
import { bandOf, keysOf } from './self-test.ts'
import { testStore, type StoredTest } from './store/tests.ts'

const told = ({ band, at }: StoredTest) => ({ band, ...keysOf(band), at: at.toISOString() })

/** A player's own test: what it came to is kept, the answers are not. */
export function testsOf({ database, clock, random }: Kit) {
  const store = testStore(database.db)
  return {
    async take(memberId: string, answers: readonly number[]) {
      const test = { band: bandOf(answers), at: clock.now() }
      await store.add(random.orderedId(), memberId, test)
      return told(test)
    },
    async last(memberId: string) {
      const last = await store.last(memberId)
      return last ? told(last) : null
    },
  }
}
