import { amountOf, type Amount } from '@fairhouse/money'
import type { Kit } from '#platform/kit'
import type { MemberStore } from './store/index.ts'
import type { StoredPromise } from './store/promises.ts'

/** What an account was promised when it was opened. */
export interface SignUpPromise {
  memberId: string
  brandId: string
  amount: Amount
  /** How many times it must be staked. */
  playThrough: number
}

const promiseOf = ({ amount, ...facts }: StoredPromise): SignUpPromise => ({
  ...facts,
  amount: amountOf(BigInt(amount)),
})

export function promisesOf({ clock }: Pick<Kit, 'clock'>, { promises }: MemberStore) {
  return {
    /** What this account was promised and is not marked as given. */
    async promiseTo(memberId: string): Promise<SignUpPromise | undefined> {
      const promise = await promises.of(memberId)
      return promise && promiseOf(promise)
    },
    duePromises: async (limit: number): Promise<SignUpPromise[]> =>
      (await promises.due(limit)).map(promiseOf),
    keepPromise: (memberId: string) => promises.kept(memberId, clock.now()),
  }
}
