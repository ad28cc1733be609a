import type { MemberModule } from '#modules/member'
import type { HandlersOf } from '#platform/http'
import { deviceName } from '../devices/device-name.ts'
import type { createHandOver } from '../sign-in/hand-over.ts'
import type { Remembered } from '../sign-in/remembered.ts'
import type { LoginHistory } from '../devices/login-history.ts'
import { maskedAccountName } from '../rules.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { SignIn } from '../sign-in/sign-in-context.ts'

export interface SessionDeps {
  member: MemberModule
  sessions: Sessions
  loginHistory: LoginHistory
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

export function sessionsHttp(deps: SessionDeps): HandlersOf<Routes> {
  const { member, sessions, loginHistory, remembered, handOver, signIn, endAll } = deps
  const openAccount = async (memberId: string | undefined) => {
    const account = memberId === undefined ? undefined : await member.find(memberId)
    return account?.state === 'open' ? account : undefined
  }
  return {
    'POST /wps/session/handover': ({ session }) => handOver.create(session.id),
    'POST /wps/session/handover/look': async (request) => {
      const account = await openAccount(await handOver.peek(request, request.input.code))
      return account ? { account: maskedAccountName(account.name) } : request.refuse('wrong_code')
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
      const all = await loginHistory.lastOf(session.subjectId)
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
      // We do not know which remembered entry belongs to that browser, so all of them end.
      await remembered.endAll(session.subjectId)
      if (input.id === session.id) setCookieHalf(null)
      return {}
    },
    'DELETE /wps/session/others': async ({ session }) => ({
      ended: await endAll(session.subjectId, session.id),
    }),
  }
}
