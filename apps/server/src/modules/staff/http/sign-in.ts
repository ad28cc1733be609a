import type { Call } from '@fairhouse/protocol'
import type { SessionModule } from '#modules/session'
import type { CallRequest, HandlersOf } from '#platform/http'
import type { createEnrolment } from '../enrolment.ts'
import type { StaffAccount } from '../rules.ts'
import type { createSignIn } from '../sign-in.ts'

interface SignInDeps {
  signIn: ReturnType<typeof createSignIn>
  enrolment: ReturnType<typeof createEnrolment>
  session: SessionModule
}

type SignInRequest = Pick<CallRequest<Call>, 'userAgent' | 'address' | 'visitor' | 'setCookieHalf'>

type SignInRoutes = 'POST /office/api/session/login' | 'POST /office/api/session/enrol'

/** Staff sign-in, with enrolment of a second factor if there is none. */
export function signInHttp(deps: SignInDeps): HandlersOf<SignInRoutes> {
  const { signIn, enrolment, session: sessions } = deps

  async function open(account: StaffAccount, request: SignInRequest) {
    const { userAgent, address, visitor, setCookieHalf } = request
    const place = { userAgent, address, country: visitor.country ?? null }
    const who = { kind: 'staff', brandId: null, subjectId: account.id, place } as const
    const halves = await sessions.start(who)
    setCookieHalf(halves.cookieHalf)
    return { step: 'done' as const, id: account.id, name: account.name, token: halves.token }
  }

  return {
    'POST /office/api/session/login': async (request) => {
      const { input, refuse, address } = request
      const signedIn = await signIn({ ...input, address })
      if (signedIn === 'closed') return refuse('too_many_requests')
      if (signedIn === 'wrong') return refuse('wrong_credentials')
      if ('enrols' in signedIn) {
        return { step: 'enrol' as const, ...enrolment.offer(signedIn.enrols) }
      }
      return open(signedIn.account, request)
    },
    'POST /office/api/session/enrol': async (request) => {
      const { input, address } = request
      return open(await enrolment.complete({ ...input, address }), request)
    },
  }
}
