import type { Permission } from '@fairhouse/protocol'
import type { AuditModule } from '#modules/audit'
import type { MemberModule } from '#modules/member'
import type { SessionModule } from '#modules/session'
import type { Kit } from '#platform/kit'
import { createApprovals } from './approvals.ts'
import { createStaffAccounts } from './accounts.ts'
import { createEnrolment } from './enrolment.ts'
import { createMfaReset } from './mfa-reset.ts'
import { approvalsHttp } from './http/approvals.ts'
import { accountsHttp } from './http/accounts.ts'
import { ownAccountHttp } from './http/own-account.ts'
import { signInHttp } from './http/sign-in.ts'
import { createInvitations, type Invited, type NewStaff } from './invitations.ts'
import { createRoleChange } from './role-change.ts'
import { permissionsNow } from './rules.ts'
import { createSignIn } from './sign-in.ts'
import { attemptStore } from './store/attempts.ts'

export type { ApprovalAction, ApprovalActions } from './approvals.ts'
export { toPendingView } from './approval-requests.ts'

export type StaffModule = ReturnType<typeof createStaff>

interface Deps {
  audit: AuditModule
  member: MemberModule
  session: SessionModule
}

export function createStaff(kit: Kit, { audit, member, session }: Deps) {
  const accounts = createStaffAccounts(kit, audit)
  const invitations = createInvitations(kit, audit)
  const signIn = createSignIn(kit, audit)
  const enrolment = createEnrolment(kit, audit)

  /** Read from the database each time, so that a revoked role ends at once. */
  async function may(staffId: string, permission: Permission): Promise<boolean> {
    return permissionsNow(await accounts.find(staffId)).includes(permission)
  }

  const approvals = createApprovals(kit, audit, member)

  return {
    http: {
      ...signInHttp({ signIn, enrolment, session }),
      ...ownAccountHttp({ accounts, session, audit, version: kit.version }),
      ...accountsHttp({ accounts, invitations, approvals, session }),
      ...approvalsHttp(approvals),
    },
    may,
    /** All staff by name, and whether each has the permission. */
    async namesOf(permission: Permission) {
      const all = await accounts.all()
      return all.map((one) => ({
        id: one.id,
        name: one.name,
        may: permissionsNow(one).includes(permission),
      }))
    },
    approvals,
    grantRole: createRoleChange('grant', audit, session.endAll),
    revokeRole: createRoleChange('revoke', audit, session.endAll),
    resetMfa: createMfaReset(kit.clock, audit, session.endAll),
    isAnybody: accounts.hasAccounts,
    isNameTaken: accounts.isNameTaken,
    /** For demo data and tests: adds an account with a known second factor. */
    async add(staff: NewStaff & { totpSecret: string }): Promise<{ id: string }> {
      const id = await invitations.add(staff, 'system')
      if (id === undefined) throw new Error(`the name ${staff.name} is taken`)
      return { id }
    },
    /** Invites from the command line; returns the first password. */
    async invite(staff: Pick<NewStaff, 'name' | 'roles'>): Promise<Invited> {
      const invited = await invitations.invite(staff, 'system')
      if (!invited) throw new Error(`the name ${staff.name} is taken`)
      return invited
    },
    /** Timed work: removes expired attempts. */
    sweep: () => attemptStore(kit.database.db).sweep(kit.clock.now()),
  }
}
