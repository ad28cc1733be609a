import { calls, officeOpenApi } from '@fairhouse/protocol'
import type { AuditModule } from '#modules/audit'
import type { SessionModule } from '#modules/session'
import type { HandlersOf } from '#platform/http'
import { actionOf } from '../action-of.ts'
import type { createColleagues } from '../colleagues.ts'
import { permissionsNow, type Place } from '../rules.ts'

interface OwnParts {
  colleagues: ReturnType<typeof createColleagues>
  session: SessionModule
  audit: AuditModule
  version: string
}

type OwnRoutes =
  | 'DELETE /office/api/session/logout'
  | 'GET /office/api/me'
  | 'GET /office/api/me/openapi'
  | 'GET /office/api/me/sessions'
  | 'DELETE /office/api/me/session'
  | 'POST /office/api/me/password'

/** What every colleague may do with the own account. */
export function ownHttp(parts: OwnParts): HandlersOf<OwnRoutes> {
  const { colleagues, session: sessions, audit, version } = parts
  return {
    'DELETE /office/api/session/logout': async ({ session, setCookieHalf, address }) => {
      await sessions.end(session.id)
      setCookieHalf(null)
      const by = { staffId: session.subjectId, address }
      await audit.record(actionOf(by, 'staff.logout', session.subjectId))
      return {}
    },
    'GET /office/api/me': async ({ session }) => {
      const account = await colleagues.find(session.subjectId)
      if (!account) throw new Error(`no staff ${session.subjectId}`)
      const { id, name, roles, signedInBefore } = account
      return {
        id,
        name,
        roles,
        permissions: permissionsNow(account),
        lastSignIn: placeOf(signedInBefore),
      }
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
      await audit.record({ ...actionOf({ staffId, address }, 'staff.end_session', staffId), after })
      return {}
    },
    'POST /office/api/me/password': async ({ input, session, address }) => {
      await colleagues.changePassword(input, { staffId: session.subjectId, address })
      await sessions.endAll(session.subjectId, session.id)
      return {}
    },
  }
}

/** A moment and its place as they go over the wire. */
export function placeOf(place: Place | null) {
  return place && { at: place.at.toISOString(), address: place.address }
}
