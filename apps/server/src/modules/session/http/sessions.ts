import type { MemberModule } from '#modules/member'
import type { HandlersOf } from '#platform/http'
import { deviceName } from '../device-name.ts'
import type { createHandOver } from '../hand-over.ts'
import type { Remembered } from '../remembered.ts'
import type { Logins } from '../logins.ts'
import { masked } from '../rules.ts'
import type { Sessions } from '../sessions.ts'
import type { SignIn } from '../entrant.ts'

export interface SessionParts {
  member: MemberModule
  sessions: Sessions
  logins: Logins
  remembered: Remembered
  handOver: ReturnType<typeof createHandOver>
  signIn: SignIn
  endAll(memberId: string, exceptSessionId?: string): Promise<number>
}

type Routes =
  | 'POST /wps/session/handover'
  | 'POST /wps/session/handover/look'
  | 'POST /wps/session/handover/take'
  | 'GET /wps/session/list'
  | 'GET /wps/session/history'
  | 'DELETE /wps/session/one'
  | 'DELETE /wps/session/others'

export function sessionsHttp(parts: SessionParts): HandlersOf<Routes> {
  const { member, sessions, logins, remembered, handOver, signIn, endAll } = parts
  const openAccount = async (memberId: string | undefined) => {
    const account = memberId === undefined ? undefined : await member.find(memberId)
    return account?.state === 'open' ? account : undefined
  }
  return {
    'POST /wps/session/handover': ({ session }) => handOver.make(session.id),
    'POST /wps/session/handover/look': async (request) => {
      const account = await openAccount(await handOver.look(request, request.input.code))
      return account ? { account: masked(account.name) } : request.refuse('wrong_code')
    },
    'POST /wps/session/handover/take': async (request) => {
      const account = await openAccount(await handOver.take(request, request.input.code))
      if (!account) return request.refuse('wrong_code')
      return signIn(request, account, { by: 'handover' })
    },
    'GET /wps/session/list': async ({ session }) => {
      const all = await sessions.listOf(session.subjectId)
      const list = all.map(({ id, userAgent, address, country, createdAt, seenAt }) => ({
        id,
        device: deviceName(userAgent),
        address,
        country,
        createdAt: createdAt.toISOString(),
        seenAt: seenAt.toISOString(),
        own: id === session.id,
      }))
      return { list }
    },
    'GET /wps/session/history': async ({ session }) => {
      const all = await logins.lastOf(session.subjectId)
      const list = all.map(({ id, at, userAgent, address, country }) => ({
        id,
        at: at.toISOString(),
        device: deviceName(userAgent),
        address,
        country,
      }))
      return { list }
    },
    'DELETE /wps/session/one': async ({ input, session, setCookieHalf, refuse }) => {
      if (!(await sessions.endOne(session.subjectId, input.id))) return refuse('not_found')
      // Its browser could come back with one tap; which one it remembers, only it knows.
      await remembered.endAll(session.subjectId)
      if (input.id === session.id) setCookieHalf(null)
      return {}
    },
    'DELETE /wps/session/others': async ({ session }) => ({
      ended: await endAll(session.subjectId, session.id),
    }),
  }
}
