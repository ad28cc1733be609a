import type { Executor } from '#platform/database'
import type { Kit } from '#platform/kit'
import type { IndexOf } from './identities.ts'
import { refusalForDuplicate } from './open-account.ts'
import type { Profiles } from './profiles.ts'
import { dormantBefore, seenBefore, type AccountState } from './rules.ts'
import { storesOn, type MemberStore } from './store/index.ts'

interface Deps {
  kit: Pick<Kit, 'clock'>
  store: MemberStore
  profiles: Profiles
  indexOf: IndexOf
}

/** A person's data as in a document. */
export interface Person {
  realName: string
  /** As YYYY-MM-DD. */
  birthday: string
  idNumber: string
}

/** Identity verification by documents, and dormancy. */
export function createIdentityCheck({ kit, store, profiles, indexOf }: Deps) {
  return {
    /** Runs in the reviewer's transaction; refuses with `already_registered`. */
    async confirmPerson(db: Executor, id: string, brandId: string, person: Person) {
      const tables = storesOn(db)
      const now = kit.clock.now()
      const index = indexOf(brandId, 'idNumber', person.idNumber)
      try {
        await tables.identities.end(id, 'idNumber', now)
        await tables.identities.add(id, brandId, { kind: 'idNumber', index, verified: true }, now)
      } catch (error) {
        throw refusalForDuplicate(error) ?? error
      }
      await profiles.write(tables, id, { ...person }, now)
      await tables.accounts.setVerified(id, now)
    },
    /** Requires documents again. */
    unverifyPerson: (db: Executor, id: string): Promise<void> =>
      storesOn(db).accounts.setVerified(id, null),
    /** The account's own data, to compare with a document. */
    async personOf(id: string) {
      const { realName, fullName, payeeName, birthday, idNumber } = await profiles.read(store, id)
      return {
        realName: realName ?? fullName ?? payeeName ?? null,
        birthday: birthday ?? null,
        idNumber: idNumber ?? null,
      }
    },
    /** Marks activity; a dormant account stays dormant until it is reactivated. */
    markSeen(id: string): Promise<void> {
      const now = kit.clock.now()
      return store.accounts.markSeen(id, now, seenBefore(now), dormantBefore(now))
    },
    /** False if the account was in another state. */
    setState: (db: Executor, id: string, from: AccountState, to: AccountState): Promise<boolean> =>
      storesOn(db).accounts.setState(id, from, to),
    reactivate: (db: Executor, id: string): Promise<void> =>
      storesOn(db).accounts.reactivate(id, kit.clock.now()),
  }
}
