import type { SignInAnswer, SocialProvider } from '@fairhouse/protocol'
import { Refusal, type Caller, type GateSession, type HandlersOf } from '#platform/http'
import type { Random } from '#platform/random'
import type { Choices } from './choices.ts'
import type { Linking } from './linking.ts'
import type { Passages } from './passages.ts'
import { browserSeconds } from './rules.ts'

type SocialRoutes =
  | 'POST /wps/social/start'
  | 'POST /wps/social/finish'
  | 'POST /wps/social/link'
  | 'PUT /wps/social/register'

interface Parts {
  random: Random
  passages: Passages
  choices: Choices
  linking: Linking
}

export function socialHttp({
  random,
  passages,
  choices,
  linking,
}: Parts): HandlersOf<SocialRoutes> {
  async function sessionToLink(session: GateSession | undefined, provider: SocialProvider) {
    const member = await linking.requireFresh(session)
    await linking.requireFree(member.subjectId, provider)
    return member.id
  }

  return {
    'POST /wps/social/start': async (request) => {
      const { input, brand, session, origin, kept, keep } = request
      const { provider, purpose } = input
      const sessionId = purpose === 'link' ? await sessionToLink(session, provider) : null
      const browser = kept('social') ?? random.token()
      const redirectUri = `${origin}/login`
      const start = { provider, brandId: brand.id, browser, redirectUri, sessionId }
      const url = await passages.start(start)
      keep('social', browser, browserSeconds)
      return { url }
    },
    'POST /wps/social/finish': async (request) => {
      const { input, brand, session } = request
      const browser = browserOf(request)
      const arrival = await passages.finish({ brandId: brand.id, browser, brought: input })
      const { identity, at, name, sessionId } = arrival
      const { provider } = identity
      if (sessionId !== null) {
        // Another session than the one that asked must not get the provider's account.
        if (session?.id !== sessionId) throw new Refusal('social_failed')
        await linking.link(request, identity, session.subjectId)
        return { step: 'linked', provider }
      }
      const known = await linking.enter(request, identity)
      if (known) return done(request, known)
      await linking.requireUnbarred(brand.id, at)
      return { step: 'choose', ticket: await choices.offer(identity, browser), provider, name }
    },
    'POST /wps/social/link': async (request) => {
      const { input, brand } = request
      const given = { ticket: input.ticket, browser: browserOf(request), brandId: brand.id }
      const { username, password, captcha } = input
      if (username === undefined && password === undefined) {
        const provider = await linking.linkOwn(request, given)
        request.keep('social', null)
        return { step: 'linked', provider }
      }
      const credentials = { username: username ?? '', password: password ?? '', captcha }
      return done(request, await linking.linkByPassword(request, given, credentials))
    },
    'PUT /wps/social/register': async (request) => {
      const { ticket, ...input } = request.input
      const given = { ticket, browser: browserOf(request), brandId: request.brand.id }
      return done(request, await linking.register(request, given, input))
    },
  }
}

/** Without the cookie it is another browser, or nobody's. */
function browserOf({ kept }: Caller): string {
  const browser = kept('social')
  if (browser === undefined) throw new Refusal('social_failed')
  return browser
}

/** Who is in needs no cookie of the way there. */
function done({ keep }: Caller, answer: SignInAnswer): SignInAnswer {
  if (answer.step === 'done') keep('social', null)
  return answer
}
