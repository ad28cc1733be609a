import type { StaffRole } from '@fairhouse/protocol'
import type { AuditModule } from '#modules/audit'
import type { Kit } from '#platform/kit'
import { hashPassword } from '#platform/password'
import { actionOf } from './action-of.ts'
import { totpPurpose } from './fresh-factor.ts'
import { enrolmentDeadline, staffName, type Colleague } from './rules.ts'
import { accountStore } from './store/accounts.ts'

export interface NewStaff {
  name: string
  password: string
  roles: readonly StaffRole[]
  /** Base32, of demonstrations and tests; else the owner sets one up at the first sign-in. */
  totpSecret?: string
}

/** An account with a first password, which is told once. */
export interface Invited {
  id: string
  password: string
}

/** How somebody becomes staff: by whoever has the machine, or by a colleague and without a role. */
export function createNewcomers(kit: Kit, audit: AuditModule) {
  const { database, random, clock, secrets } = kit

  /** Answers the id, or undefined when the name is taken. */
  async function add(staff: NewStaff, by: Colleague | 'system'): Promise<string | undefined> {
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
      await audit.record({ ...actionOf(by, 'staff.add', id), after }, transaction)
      return id
    })
  }

  return {
    add,
    /** With a first password that its owner replaces when setting up the second factor. */
    async invite(
      { name, roles }: Pick<NewStaff, 'name' | 'roles'>,
      by: Colleague | 'system',
    ): Promise<Invited | undefined> {
      const password = random.token().slice(0, 20)
      const id = await add({ name, password, roles }, by)
      return id === undefined ? undefined : { id, password }
    },
  }
}
