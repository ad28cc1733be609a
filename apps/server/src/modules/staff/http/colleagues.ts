import type { SessionModule } from '#modules/session'
import type { HandlersOf } from '#platform/http'
import type { createApprovals } from '../approvals.ts'
import type { createColleagues } from '../colleagues.ts'
import type { FactorReset } from '../factor-reset.ts'
import type { createNewcomers } from '../newcomers.ts'
import type { RoleChange } from '../role-change.ts'
import { placeOf } from './own.ts'

interface ColleagueParts {
  colleagues: ReturnType<typeof createColleagues>
  newcomers: ReturnType<typeof createNewcomers>
  approvals: ReturnType<typeof createApprovals>
  session: SessionModule
}

type ColleagueRoutes =
  | 'GET /office/api/staff'
  | 'PUT /office/api/staff'
  | 'POST /office/api/staff/disable'
  | 'POST /office/api/staff/factor'
  | 'POST /office/api/staff/role'

/** What some may do with the accounts of others. */
export function colleaguesHttp(parts: ColleagueParts): HandlersOf<ColleagueRoutes> {
  const { colleagues, newcomers, approvals, session: sessions } = parts
  return {
    'GET /office/api/staff': async () => {
      const all = await colleagues.all()
      const list = all.map(({ id, name, roles, createdAt, disabledAt, enrolUntil, signedIn }) => ({
        id,
        name,
        roles,
        createdAt: createdAt.toISOString(),
        disabledAt: disabledAt?.toISOString() ?? null,
        mustEnrol: enrolUntil !== null,
        lastSignIn: placeOf(signedIn),
      }))
      return { list }
    },
    'PUT /office/api/staff': async ({ input, session, address, refuse }) => {
      const by = { staffId: session.subjectId, address }
      const invited = await newcomers.invite({ name: input.username, roles: [] }, by)
      return invited ?? refuse('name_taken')
    },
    'POST /office/api/staff/disable': async ({ input, session, address }) => {
      await colleagues.disable(input.id, input.reason, { staffId: session.subjectId, address })
      await sessions.endAll(input.id)
      return {}
    },
    'POST /office/api/staff/factor': async ({ input, session, address, refuse }) => {
      const { id, reason } = input
      const account = await colleagues.find(id)
      if (!account || account.disabledAt) return refuse('not_found')
      if (id === session.subjectId) return refuse('needs_another_person')
      const payload: FactorReset = { staffId: id }
      const by = { staffId: session.subjectId, address }
      return { approval: await approvals.ask({ kind: 'staff.factor', payload, reason }, by) }
    },
    'POST /office/api/staff/role': async ({ input, session, address, refuse }) => {
      const { id, role, change, reason } = input
      const account = await colleagues.find(id)
      if (!account || account.disabledAt) return refuse('not_found')
      const payload: RoleChange = { staffId: id, role }
      const by = { staffId: session.subjectId, address }
      const approval = await approvals.ask({ kind: `role.${change}`, payload, reason }, by)
      return { approval }
    },
  }
}
