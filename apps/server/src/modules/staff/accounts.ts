import type { AuditModule } from '#modules/audit'
import type { Executor } from '#platform/database'
import { Refusal, type StaffActor } from '#platform/http'
import type { Kit } from '#platform/kit'
import { hashPassword, passwordMatches } from '#platform/password'
import { fingerprint } from '#platform/secrets'
import { staffEntry } from './audit-entry.ts'
import { requireStrongPassword } from './require-strong-password.ts'
import { staffName, type StaffAccount } from './rules.ts'
import { accountStore, type StoredStaff } from './store/accounts.ts'
import { attemptStore } from './store/attempts.ts'

interface PasswordChange {
  oldPassword: string
  newPassword: string
}

/** Staff accounts. Every change is audited in its transaction. */
export function createStaffAccounts(kit: Kit, audit: AuditModule) {
  const { clock } = kit
  const { db } = kit.database
  const [store, attempts] = [accountStore(db), attemptStore(db)]

  /** Locks another staff member's account for a change; never one's own. */
  async function lockOther(
    transaction: Executor,
    id: string,
    by: StaffActor,
  ): Promise<StoredStaff> {
    const account = await accountStore(transaction).lock(id)
    if (!account || account.disabledAt) throw new Refusal('not_found')
    if (id === by.staffId) throw new Refusal('needs_another_person')
    return account
  }

  /** Requires the own password; attempts are limited, so a stolen session cannot guess it. */
  async function requirePassword(password: string, by: StaffActor): Promise<StoredStaff> {
    const { staffId } = by
    const attempt = { nameHash: fingerprint(staffId), network: 'own password', at: clock.now() }
    if ((await attempts.take(attempt)) === undefined) throw new Refusal('too_many_requests')
    const account = await store.byId(staffId)
    if (!account || !(await passwordMatches(account.passwordHash, password))) {
      await audit.record(staffEntry(by, 'staff.wrong_password', staffId))
      throw new Refusal('wrong_password')
    }
    await attempts.forget(attempt)
    return account
  }

  return {
    find: (id: string): Promise<StaffAccount | undefined> => store.byId(id),
    all: () => store.all(),
    hasAccounts: () => store.hasAccounts(),
    isNameTaken: async (name: string) => (await store.byName(staffName(name))) !== undefined,
    disable: (id: string, reason: string, by: StaffActor): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const { roles } = await lockOther(transaction, id, by)
        await accountStore(transaction).disable(id, clock.now())
        const change = { before: { disabled: false, roles }, after: { disabled: true } }
        const entry = { ...staffEntry(by, 'staff.disable', id), ...change, reason }
        await audit.record(entry, transaction)
      }),
    setZone: (id: string, timeZone: string | null) => store.setZone(id, timeZone),
    async changePassword(change: PasswordChange, by: StaffActor): Promise<void> {
      const account = await requirePassword(change.oldPassword, by)
      requireStrongPassword(account, change.newPassword)
      if (change.newPassword === change.oldPassword) {
        throw new Refusal('invalid_fields', { newPassword: 'invalid' })
      }
      const passwordHash = await hashPassword(change.newPassword)
      await db.transaction().execute(async (transaction) => {
        await accountStore(transaction).setPassword(account.id, passwordHash)
        await audit.record(staffEntry(by, 'staff.change_password', account.id), transaction)
      })
    },
  }
}
