import type { Kysely } from 'kysely'
import type { Database, Executor } from '#platform/database'
import { activationStore } from './activations.ts'
import { accountStore } from './accounts.ts'
import { identityStore } from './identities.ts'
import { accountClosingStore } from './account-closing.ts'
import { profileStore } from './profiles.ts'
import { signUpBonusStore } from './sign-up-bonuses.ts'
import { searchStore } from './search.ts'

export { statusQuery } from './accounts.ts'
export type MemberStore = ReturnType<typeof memberStore>

export const storesOn = (db: Kysely<unknown>) => ({
  accounts: accountStore(db),
  activations: activationStore(db),
  identities: identityStore(db),
  profiles: profileStore(db),
  signUpBonuses: signUpBonusStore(db),
  searches: searchStore(db),
  closing: accountClosingStore(db),
})

export type MemberStores = ReturnType<typeof storesOn>

export function memberStore({ db }: Database) {
  return {
    ...storesOn(db),
    /** Runs the work in one transaction. */
    inTransaction: <T>(
      work: (tables: MemberStores, transaction: Executor) => Promise<T>,
    ): Promise<T> => db.transaction().execute((tx) => work(storesOn(tx), tx)),
  }
}
