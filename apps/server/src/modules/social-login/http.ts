import type { SignInAnswer, SocialProvider } from '@fairhouse/protocol'
import { Refusal, type Caller, type GateSession, type HandlersOf } from '#platform/http'
import type { Random } from '#platform/random'
import type { PendingLinks } from './pending-links.ts'
import type { Linking } from './linking.ts'
import type { ProviderSignIns } from './provider-sign-in.ts'
import { browserSeconds } from './rules.ts'

type SocialRoutes =
  | 'POST /wps/social/start'
  | 'POST /wps/social/finish'
  | 'POST /wps/social/link'
  | 'PUT /wps/social/register'

interface Deps {
  random: Random
  providerSignIns: ProviderSignIns
  pendingLinks: PendingLinks
  linking: Linking
}

export function socialHttp({
  random,
  providerSignIns,
  pendingLinks,
  linking,
}: Deps): HandlersOf<SocialRoutes> {
  async function sessionToLink(session: GateSession | undefined, provider: SocialProvider) {
    const member = await linking.requireFresh(session)
    await linking.requireFree(member.subjectId, provider)
    return member.id
  }

  return {
    'POST /wps/social/start': async (request) => {
      const { input, brand, session, origin, getCookie, setCookie } = request
      const { provider, purpose } = input
      const sessionId = purpose === 'link' ? await sessionToLink(session, provider) : null
      const browser = getCookie('social') ?? random.token()
      const redirectUri = `${origin}/login`
      const start = { provider, brandId: brand.id, browser, redirectUri, sessionId }
      const url = await providerSignIns.start(start)
      setCookie('social', browser, browserSeconds)
      return { url }
    },
    'POST /wps/social/finish': async (request) => {
      const { input, brand, session } = request
      const browser = browserOf(request)
      const signedIn = await providerSignIns.finish({ brandId: brand.id, browser, brought: input })
      const { identity, identityAt: at, name, sessionId } = signedIn
      const { provider } = identity
      if (sessionId !== null) {
        // Only the session that started linking may receive the provider's account.
        if (session?.id !== sessionId) throw new Refusal('social_failed')
        await linking.link(request, identity, session.subjectId)
        return { step: 'linked', provider }
      }
      const known = await linking.enter(request, identity)
      if (known) return finishSignIn(request, known)
      await linking.requireNotExcluded(brand.id, at)
      return { step: 'choose', ticket: await pendingLinks.offer(identity, browser), provider, name }
    },
    'POST /wps/social/link': async (request) => {
      const { input, brand } = request
      const given = { ticket: input.ticket, browser: browserOf(request), brandId: brand.id }
      const { username, password, captcha } = input
      if (username === undefined && password === undefined) {
        const provider = await linking.linkSignedIn(request, given)
        request.setCookie('social', null)
        return { step: 'linked', provider }
      }
      const credentials = { username: username ?? '', password: password ?? '', captcha }
      return finishSignIn(request, await linking.linkByPassword(request, given, credentials))
    },
    'PUT /wps/social/register': async (request) => {
      const { ticket, ...input } = request.input
      const given = { ticket, browser: browserOf(request), brandId: request.brand.id }
      return finishSignIn(request, await linking.register(request, given, input))
    },
  }
}

/** A request without the cookie comes from another browser. */
function browserOf({ getCookie }: Caller): string {
  const browser = getCookie('social')
  if (browser === undefined) throw new Refusal('social_failed')
  return browser
}

/** After the sign-in the flow's cookie is no longer needed. */
function finishSignIn({ setCookie }: Caller, answer: SignInAnswer): SignInAnswer {
  if (answer.step === 'done') setCookie('social', null)
  return answer
}
