import type { Kysely } from 'kysely'
import type { Database, Executor } from '#platform/database'
import { accountStore } from './accounts.ts'
import { identityStore } from './identities.ts'
import { leavingStore } from './leaving.ts'
import { profileStore } from './profiles.ts'
import { promiseStore } from './promises.ts'
import { searchStore } from './searches.ts'

export type MemberStore = ReturnType<typeof memberStore>

export const tablesOn = (db: Kysely<unknown>) => ({
  accounts: accountStore(db),
  identities: identityStore(db),
  profiles: profileStore(db),
  promises: promiseStore(db),
  searches: searchStore(db),
  leaving: leavingStore(db),
})

export type MemberTables = ReturnType<typeof tablesOn>

export function memberStore({ db }: Database) {
  return {
    ...tablesOn(db),
    /** All of it or nothing. */
    atOnce: <T>(work: (tables: MemberTables, transaction: Executor) => Promise<T>): Promise<T> =>
      db.transaction().execute((tx) => work(tablesOn(tx), tx)),
  }
}
