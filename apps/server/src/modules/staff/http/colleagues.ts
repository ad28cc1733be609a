import type { SessionModule } from '#modules/session'
import type { HandlersOf } from '#platform/http'
import type { createApprovals } from '../approvals.ts'
import type { createColleagues } from '../colleagues.ts'
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
      const list = all.map(
        ({ id, name, roles, createdAt, disabledAt, oneTimeUntil, signedIn }) => ({
          id,
          name,
          roles,
          createdAt: createdAt.toISOString(),
          disabledAt: disabledAt?.toISOString() ?? null,
          mustChangePassword: oneTimeUntil !== null,
          lastSignIn: placeOf(signedIn),
        }),
      )
      return { list }
    },
    'PUT /office/api/staff': async ({ input, session, address, refuse }) => {
      const added = await newcomers.invite(input.username, {
        staffId: session.subjectId,
        address,
      })
      return added ?? refuse('name_taken')
    },
    'POST /office/api/staff/disable': async ({ input, session, address }) => {
      await colleagues.disable(input.id, input.reason, { staffId: session.subjectId, address })
      await sessions.endAll(input.id)
      return {}
    },
    'POST /office/api/staff/factor': async ({ input, session, address }) => {
      const by = { staffId: session.subjectId, address }
      const enrolment = await colleagues.resetFactor(input.id, input.reason, by)
      await sessions.endAll(input.id)
      return enrolment
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
