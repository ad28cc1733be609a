import type { SessionModule } from '#modules/session'
import type { HandlersOf } from '#platform/http'
import type { createApprovals } from '../approvals.ts'
import type { createStaffAccounts } from '../accounts.ts'
import type { MfaReset } from '../mfa-reset.ts'
import type { createInvitations } from '../invitations.ts'
import type { RoleChange } from '../role-change.ts'
import { toSignInView } from './own-account.ts'

interface AccountDeps {
  accounts: ReturnType<typeof createStaffAccounts>
  invitations: ReturnType<typeof createInvitations>
  approvals: ReturnType<typeof createApprovals>
  session: SessionModule
}

type ColleagueRoutes =
  | 'GET /office/api/staff'
  | 'PUT /office/api/staff'
  | 'POST /office/api/staff/disable'
  | 'POST /office/api/staff/factor'
  | 'POST /office/api/staff/role'

/** Management of other staff accounts. */
export function accountsHttp(deps: AccountDeps): HandlersOf<ColleagueRoutes> {
  const { accounts, invitations, approvals, session: sessions } = deps
  return {
    'GET /office/api/staff': async () => {
      const all = await accounts.all()
      const list = all.map(({ id, name, roles, createdAt, disabledAt, enrolUntil, signedIn }) => ({
        id,
        name,
        roles,
        createdAt: createdAt.toISOString(),
        disabledAt: disabledAt?.toISOString() ?? null,
        mustEnrol: enrolUntil !== null,
        lastSignIn: toSignInView(signedIn),
      }))
      return { list }
    },
    'PUT /office/api/staff': async ({ input, session, address, refuse }) => {
      const by = { staffId: session.subjectId, address }
      const invited = await invitations.invite({ name: input.username, roles: [] }, by)
      return invited ?? refuse('name_taken')
    },
    'POST /office/api/staff/disable': async ({ input, session, address }) => {
      await accounts.disable(input.id, input.reason, { staffId: session.subjectId, address })
      await sessions.endAll(input.id)
      return {}
    },
    'POST /office/api/staff/factor': async ({ input, session, address, refuse }) => {
      const { id, reason } = input
      const account = await accounts.find(id)
      if (!account || account.disabledAt) return refuse('not_found')
      if (id === session.subjectId) return refuse('needs_another_person')
      const payload: MfaReset = { staffId: id }
      const by = { staffId: session.subjectId, address }
      const asking = { kind: 'staff.factor', payload, reason, subject: id } as const
      return { approval: await approvals.request(asking, by) }
    },
    'POST /office/api/staff/role': async ({ input, session, address, refuse }) => {
      const { id, role, change, reason } = input
      const account = await accounts.find(id)
      if (!account || account.disabledAt) return refuse('not_found')
      const payload: RoleChange = { staffId: id, role }
      const by = { staffId: session.subjectId, address }
      const asking = { kind: `role.${change}`, payload, reason, subject: id } as const
      return { approval: await approvals.request(asking, by) }
    },
  }
}
