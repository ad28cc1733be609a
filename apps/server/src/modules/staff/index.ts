import type { Permission } from '@fairhouse/protocol'
import type { AuditModule } from '#modules/audit'
import type { MemberModule } from '#modules/member'
import type { SessionModule } from '#modules/session'
import type { Kit } from '#platform/kit'
import { createApprovals } from './approvals.ts'
import { createColleagues } from './colleagues.ts'
import { createEnrolment } from './enrolment.ts'
import { factorResetWork } from './factor-reset.ts'
import { approvalsHttp } from './http/approvals.ts'
import { colleaguesHttp } from './http/colleagues.ts'
import { ownHttp } from './http/own.ts'
import { signingInHttp } from './http/signing-in.ts'
import { createNewcomers, type Invited, type NewStaff } from './newcomers.ts'
import { roleChangeWork } from './role-change.ts'
import { permissionsNow } from './rules.ts'
import { createSignIn } from './sign-in.ts'
import { tryStore } from './store/tries.ts'

export type { ApprovalWork, ApprovalWorks } from './approvals.ts'
export { waitingShown } from './waiting.ts'

export type StaffModule = ReturnType<typeof createStaff>

interface Below {
  audit: AuditModule
  member: MemberModule
  session: SessionModule
}

export function createStaff(kit: Kit, { audit, member, session }: Below) {
  const colleagues = createColleagues(kit, audit)
  const newcomers = createNewcomers(kit, audit)
  const signIn = createSignIn(kit, audit)
  const enrolment = createEnrolment(kit, audit)

  /** Read anew each time: no process remembers what was revoked. */
  async function may(staffId: string, permission: Permission): Promise<boolean> {
    return permissionsNow(await colleagues.find(staffId)).includes(permission)
  }

  const approvals = createApprovals(kit, audit, member)

  return {
    http: {
      ...signingInHttp({ signIn, enrolment, session }),
      ...ownHttp({ colleagues, session, audit, version: kit.version }),
      ...colleaguesHttp({ colleagues, newcomers, approvals, session }),
      ...approvalsHttp(approvals),
    },
    may,
    /** Everybody by name, and whether each may do something. */
    async namesOf(permission: Permission) {
      const all = await colleagues.all()
      return all.map((one) => ({
        id: one.id,
        name: one.name,
        may: permissionsNow(one).includes(permission),
      }))
    },
    approvals,
    grantRole: roleChangeWork('grant', audit, session.endAll),
    revokeRole: roleChangeWork('revoke', audit, session.endAll),
    resetFactor: factorResetWork(kit.clock, audit, session.endAll),
    isAnybody: colleagues.isAnybody,
    isNameTaken: colleagues.isNameTaken,
    /** By whoever has the machine, for demonstrations and tests: with a factor that is known. */
    async add(staff: NewStaff & { totpSecret: string }): Promise<{ id: string }> {
      const id = await newcomers.add(staff, 'system')
      if (id === undefined) throw new Error(`the name ${staff.name} is taken`)
      return { id }
    },
    /** By whoever has the machine; answers the first password. */
    async invite(staff: Pick<NewStaff, 'name' | 'roles'>): Promise<Invited> {
      const invited = await newcomers.invite(staff, 'system')
      if (!invited) throw new Error(`the name ${staff.name} is taken`)
      return invited
    },
    /** Timed work: forgets tries that no longer count. */
    sweep: () => tryStore(kit.database.db).sweep(kit.clock.now()),
  }
}
