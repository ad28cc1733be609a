import type { StaffRole } from '@fairhouse/protocol'
import type { AuditModule } from '#modules/audit'
import type { StaffActor } from '#platform/http'
import type { Kit } from '#platform/kit'
import { hashPassword } from '#platform/password'
import { staffEntry } from './audit-entry.ts'
import { totpPurpose } from './new-authenticator.ts'
import { enrolmentDeadline, staffName } from './rules.ts'
import { accountStore } from './store/accounts.ts'

export interface NewStaff {
  name: string
  password: string
  roles: readonly StaffRole[]
  /** Base32, for demo data and tests; otherwise the owner sets one up at the first sign-in. */
  totpSecret?: string
}

/** A new account with its first password, shown once. */
export interface Invited {
  id: string
  password: string
}

/** New staff accounts: from the command line, or by staff without a role. */
export function createInvitations(kit: Kit, audit: AuditModule) {
  const { database, random, clock, secrets } = kit

  /** Returns the id, or undefined if the name is taken. */
  async function add(staff: NewStaff, by: StaffActor | 'system'): Promise<string | undefined> {
    const [id, name, createdAt] = [random.orderedId(), staffName(staff.name), clock.now()]
    const { totpSecret } = staff
    const until = totpSecret === undefined ? enrolmentDeadline(createdAt) : null
    const row = {
      id,
      name,
      passwordHash: await hashPassword(staff.password),
      totpSecret: totpSecret === undefined ? null : secrets.lock(totpPurpose, totpSecret),
      oneTimeUntil: until,
      enrolUntil: until,
      createdAt,
    }
    return database.db.transaction().execute(async (transaction) => {
      const accounts = accountStore(transaction)
      if (!(await accounts.add(row))) return undefined
      for (const role of staff.roles) await accounts.grant(id, role)
      const after = { name, roles: staff.roles }
      await audit.record({ ...staffEntry(by, 'staff.add', id), after }, transaction)
      return id
    })
  }

  return {
    add,
    /** Creates a first password that the owner replaces on enrolment. */
    async invite(
      { name, roles }: Pick<NewStaff, 'name' | 'roles'>,
      by: StaffActor | 'system',
    ): Promise<Invited | undefined> {
      const password = random.token().slice(0, 20)
      const id = await add({ name, password, roles }, by)
      return id === undefined ? undefined : { id, password }
    },
  }
}
