import type { StaffRole } from '@fairhouse/protocol'
import type { AuditModule } from '#modules/audit'
import type { Kit } from '#platform/kit'
import { hashPassword } from '#platform/password'
import { actionOf } from './action-of.ts'
import { freshFactor, type Enrolment } from './fresh-factor.ts'
import { staffName, type Colleague } from './rules.ts'
import { accountStore } from './store/accounts.ts'

export interface NewStaff {
  name: string
  password: string
  roles: readonly StaffRole[]
  /** Base32; a random one is made when none is given. */
  totpSecret?: string
  oneTimeUntil?: Date
}

export interface Newcomer extends Enrolment {
  id: string
}

const oneTimeSeconds = 72 * 3600

/** How somebody becomes staff: by whoever has the machine, or by a colleague and without a role. */
export function createNewcomers(kit: Kit, audit: AuditModule) {
  const { database, random, clock } = kit

  /** Undefined when the name is taken. */
  async function add(staff: NewStaff, by: Colleague | 'system'): Promise<Newcomer | undefined> {
    const [id, name] = [random.orderedId(), staffName(staff.name)]
    const { locked, ...enrolment } = freshFactor(kit, name, staff.totpSecret)
    const row = {
      id,
      name,
      passwordHash: await hashPassword(staff.password),
      totpSecret: locked,
      oneTimeUntil: staff.oneTimeUntil ?? null,
      createdAt: clock.now(),
    }
    return database.db.transaction().execute(async (transaction) => {
      const accounts = accountStore(transaction)
      if (!(await accounts.add(row))) return undefined
      for (const role of staff.roles) await accounts.grant(id, role)
      const after = { name, roles: staff.roles }
      await audit.record({ ...actionOf(by, 'staff.add', id), after }, transaction)
      return { id, ...enrolment }
    })
  }

  return {
    add,
    /** With a password that is told once, and that must be changed before anything else. */
    async invite(name: string, by: Colleague) {
      const password = random.token().slice(0, 20)
      const oneTimeUntil = new Date(clock.now().getTime() + oneTimeSeconds * 1000)
      const added = await add({ name, password, roles: [], oneTimeUntil }, by)
      return added && { ...added, password }
    },
  }
}
