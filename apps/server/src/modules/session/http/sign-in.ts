import type { MfaModule } from '#modules/mfa'
import type { MemberModule } from '#modules/member'
import type { Caller, HandlersOf } from '#platform/http'
import type { Devices } from '../devices/devices.ts'
import type { createLogIn } from '../sign-in/log-in.ts'
import type { Remembered } from '../sign-in/remembered.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { SignIn } from '../sign-in/sign-in-context.ts'
import type { Tickets } from '../sign-in/tickets.ts'

export interface SignInDeps {
  member: MemberModule
  mfa: MfaModule
  sessions: Sessions
  devices: Devices
  tickets: Tickets
  remembered: Remembered
  logIn: ReturnType<typeof createLogIn>['logIn']
  signIn: SignIn
  finish: SignIn
}

type Routes =
  | 'POST /wps/session/login'
  | 'POST /wps/session/login/verification/send'
  | 'POST /wps/session/login/verification'
  | 'DELETE /wps/session/logout'
  | 'GET /wps/session/remembered'
  | 'POST /wps/session/remembered'
  | 'DELETE /wps/session/remembered'

export function signInHttp(deps: SignInDeps): HandlersOf<Routes> {
  const { member, mfa, sessions, devices, tickets, remembered, logIn, signIn, finish } = deps
  /** Tickets and their codes are bound to the browser. */
  const boundBrowserOf = (caller: Pick<Caller, 'getCookie' | 'address'>) =>
    ({ kind: 'browser', token: devices.of(caller).token, address: caller.address }) as const
  return {
    'POST /wps/session/login': (request) => logIn(request, request.input),
    'POST /wps/session/login/verification/send': async (request) => {
      const { input, language, refuse } = request
      const ticket = await tickets.find(request, input.ticket)
      if (!ticket?.ways.includes(input.way)) return refuse('wrong_code')
      const { memberId } = ticket
      const device = await devices.knownTo(memberId, request)
      const asker = { ...boundBrowserOf(request), device }
      return mfa.sendCode({ memberId, way: input.way, purpose: 'prove', language, asker })
    },
    'POST /wps/session/login/verification': async (request) => {
      const { input, language, refuse } = request
      const { way, code } = input
      const ticket = await tickets.takeAttempt(request, input.ticket)
      if (!ticket?.ways.includes(way)) return refuse('wrong_code')
      const { memberId, beganBy, remember } = ticket
      const proof = { memberId, way, code: code.trim(), purpose: 'prove', language } as const
      const by = { ...boundBrowserOf(request), device: await devices.knownTo(memberId, request) }
      const proves = await mfa.proves({ ...proof, by })
      if (!proves || !(await tickets.spend(request, input.ticket))) return refuse('wrong_code')
      const account = await member.find(memberId)
      if (!account) return refuse('wrong_code')
      return finish(request, account, { by: beganBy, ...(remember !== null && { remember }) })
    },
    'DELETE /wps/session/logout': async (request) => {
      await sessions.end(request.session.id)
      request.setCookieHalf(null)
      await remembered.forget(request)
      return {}
    },
    'GET /wps/session/remembered': (request) => remembered.preview(request),
    'POST /wps/session/remembered': async (request) => {
      const memberId = await remembered.redeem(request)
      const account = memberId === undefined ? undefined : await member.find(memberId)
      if (account?.state !== 'open') return request.refuse('wrong_credentials')
      return signIn(request, account, { by: 'remembered' })
    },
    'DELETE /wps/session/remembered': async (request) => {
      await remembered.forget(request)
      return {}
    },
  }
}
