import type { Executor } from '#platform/database'
import type { Kit } from '#platform/kit'
import type { IndexOf } from './identities.ts'
import { refusalOf } from './open.ts'
import type { Profiles } from './profiles.ts'
import { dormantBefore, type AccountState } from './rules.ts'
import { tablesOn, type MemberStore } from './store/index.ts'

interface Parts {
  kit: Pick<Kit, 'clock'>
  store: MemberStore
  profiles: Profiles
  indexOf: IndexOf
}

/** A person as a document shows them. */
export interface Person {
  realName: string
  /** As YYYY-MM-DD. */
  birthday: string
  idNumber: string
}

/** Who an account is, by documents that were seen, and whether anybody was here. */
export function verifyingOf({ kit, store, profiles, indexOf }: Parts) {
  return {
    /** In the transaction of who looked at it; refuses with `already_registered`. */
    async confirmPerson(db: Executor, id: string, brandId: string, person: Person) {
      const tables = tablesOn(db)
      const now = kit.clock.now()
      const index = indexOf(brandId, 'idNumber', person.idNumber)
      try {
        await tables.identities.end(id, 'idNumber', now)
        await tables.identities.add(id, brandId, { kind: 'idNumber', index, verified: true }, now)
      } catch (error) {
        throw refusalOf(error) ?? error
      }
      await profiles.write(tables, id, { ...person }, now)
      await tables.accounts.setVerified(id, now)
    },
    /** Documents are asked for again. */
    doubtPerson: (db: Executor, id: string): Promise<void> =>
      tablesOn(db).accounts.setVerified(id, null),
    /** What the account says of its owner, beside which a document is laid. */
    async personOf(id: string) {
      const { realName, fullName, payeeName, birthday, idNumber } = await profiles.read(store, id)
      return {
        realName: realName ?? fullName ?? payeeName ?? null,
        birthday: birthday ?? null,
        idNumber: idNumber ?? null,
      }
    },
    /** Somebody has signed in; who was away too long has to be woken. */
    noteSeen(id: string): Promise<void> {
      const now = kit.clock.now()
      return store.accounts.noteSeen(id, now, dormantBefore(now))
    },
    /** False where it was in another state. */
    setState: (db: Executor, id: string, from: AccountState, to: AccountState): Promise<boolean> =>
      tablesOn(db).accounts.setState(id, from, to),
    wake: (db: Executor, id: string): Promise<void> =>
      tablesOn(db).accounts.wake(id, kit.clock.now()),
  }
}
