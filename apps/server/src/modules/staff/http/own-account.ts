import { calls, officeOpenApi } from '@fairhouse/protocol'
import { isTimeZone } from '@fairhouse/rules'
import type { AuditModule } from '#modules/audit'
import type { SessionModule } from '#modules/session'
import type { HandlersOf } from '#platform/http'
import { staffEntry } from '../audit-entry.ts'
import type { createStaffAccounts } from '../accounts.ts'
import { permissionsNow, type SignInRecord } from '../rules.ts'

interface OwnDeps {
  accounts: ReturnType<typeof createStaffAccounts>
  session: SessionModule
  audit: AuditModule
  version: string
}

type OwnRoutes =
  | 'DELETE /office/api/session/logout'
  | 'GET /office/api/me'
  | 'POST /office/api/me/zone'
  | 'GET /office/api/me/openapi'
  | 'GET /office/api/me/sessions'
  | 'DELETE /office/api/me/session'
  | 'POST /office/api/me/password'

/** A staff member's own account. */
export function ownAccountHttp(deps: OwnDeps): HandlersOf<OwnRoutes> {
  const { accounts, session: sessions, audit, version } = deps
  return {
    'DELETE /office/api/session/logout': async ({ session, setCookieHalf, address }) => {
      await sessions.end(session.id)
      setCookieHalf(null)
      const by = { staffId: session.subjectId, address }
      await audit.record(staffEntry(by, 'staff.logout', session.subjectId))
      return {}
    },
    'GET /office/api/me': async ({ session }) => {
      const account = await accounts.find(session.subjectId)
      if (!account) throw new Error(`no staff ${session.subjectId}`)
      const { id, name, roles, timeZone, signedInBefore } = account
      return {
        id,
        name,
        roles,
        permissions: permissionsNow(account),
        timeZone,
        lastSignIn: toSignInView(signedInBefore),
      }
    },
    'POST /office/api/me/zone': async ({ input, session, refuse }) => {
      const { timeZone } = input
      if (timeZone !== null && !isTimeZone(timeZone)) {
        return refuse('invalid_fields', { timeZone: 'invalid' })
      }
      await accounts.setZone(session.subjectId, timeZone)
      return {}
    },
    'GET /office/api/me/openapi': async () => officeOpenApi(calls, version),
    'GET /office/api/me/sessions': async ({ session }) => {
      const all = await sessions.listOf(session.subjectId)
      const list = all.map(({ id, userAgent, address, createdAt, seenAt }) => ({
        id,
        device: userAgent,
        address,
        createdAt: createdAt.toISOString(),
        seenAt: seenAt.toISOString(),
        own: id === session.id,
      }))
      return { list }
    },
    'DELETE /office/api/me/session': async ({ input, session, refuse, address }) => {
      const staffId = session.subjectId
      if (!(await sessions.endOne(staffId, input.id))) return refuse('not_found')
      const after = { session: input.id }
      await audit.record({
        ...staffEntry({ staffId, address }, 'staff.end_session', staffId),
        after,
      })
      return {}
    },
    'POST /office/api/me/password': async ({ input, session, address }) => {
      await accounts.changePassword(input, { staffId: session.subjectId, address })
      await sessions.endAll(session.subjectId, session.id)
      return {}
    },
  }
}

/** The last sign-in as sent to the client. */
export function toSignInView(place: SignInRecord | null) {
  return place && { at: place.at.toISOString(), address: place.address }
}
