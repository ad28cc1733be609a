import type { AuditModule } from '#modules/audit'
import type { Executor } from '#platform/database'
import { Refusal } from '#platform/http'
import type { Kit } from '#platform/kit'
import { hashPassword, passwordMatches } from '#platform/password'
import { fingerprint } from '#platform/secrets'
import { actionOf } from './action-of.ts'
import { refuseWeak } from './refuse-weak.ts'
import { staffName, type Colleague, type StaffAccount } from './rules.ts'
import { accountStore, type StoredStaff } from './store/accounts.ts'
import { tryStore } from './store/tries.ts'

interface PasswordChange {
  oldPassword: string
  newPassword: string
}

/** Accounts of staff: each change stands in the audit log or was not made. */
export function createColleagues(kit: Kit, audit: AuditModule) {
  const { clock } = kit
  const { db } = kit.database
  const [store, tries] = [accountStore(db), tryStore(db)]

  /** The account of a colleague, held until its change is made; never one's own. */
  async function held(transaction: Executor, id: string, by: Colleague): Promise<StoredStaff> {
    const account = await accountStore(transaction).lock(id)
    if (!account || account.disabledAt) throw new Refusal('not_found')
    if (id === by.staffId) throw new Refusal('needs_another_person')
    return account
  }

  /** The own account, by its password; who has only found a session cannot go on guessing. */
  async function proved(password: string, by: Colleague): Promise<StoredStaff> {
    const { staffId } = by
    const aTry = { nameHash: fingerprint(staffId), network: 'own password', at: clock.now() }
    if ((await tries.take(aTry)) === undefined) throw new Refusal('too_many_requests')
    const account = await store.byId(staffId)
    if (!account || !(await passwordMatches(account.passwordHash, password))) {
      await audit.record(actionOf(by, 'staff.wrong_password', staffId))
      throw new Refusal('wrong_password')
    }
    await tries.forget(aTry)
    return account
  }

  return {
    find: (id: string): Promise<StaffAccount | undefined> => store.byId(id),
    all: () => store.all(),
    isAnybody: () => store.isAnybody(),
    isNameTaken: async (name: string) => (await store.byName(staffName(name))) !== undefined,
    disable: (id: string, reason: string, by: Colleague): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const { roles } = await held(transaction, id, by)
        await accountStore(transaction).disable(id, clock.now())
        const change = { before: { disabled: false, roles }, after: { disabled: true } }
        const entry = { ...actionOf(by, 'staff.disable', id), ...change, reason }
        await audit.record(entry, transaction)
      }),
    async changePassword(change: PasswordChange, by: Colleague): Promise<void> {
      const account = await proved(change.oldPassword, by)
      refuseWeak(account, change.newPassword)
      if (change.newPassword === change.oldPassword) {
        throw new Refusal('invalid_fields', { newPassword: 'invalid' })
      }
      const passwordHash = await hashPassword(change.newPassword)
      await db.transaction().execute(async (transaction) => {
        await accountStore(transaction).setPassword(account.id, passwordHash)
        await audit.record(actionOf(by, 'staff.change_password', account.id), transaction)
      })
    },
  }
}
