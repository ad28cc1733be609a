import * as z from 'zod/mini'
import type { SocialProvider } from '@fairhouse/protocol'
import { Refusal } from '#platform/http'
import type { Kit } from '#platform/kit'
import { fingerprint } from '#platform/secrets'
import { downBehind, type Brought, type Passage, type Providers } from './providers/index.ts'
import { attemptSeconds, shownName, type SocialIdentity } from './rules.ts'
import { attemptStore } from './store/attempts.ts'

const passagePurpose = 'social-passage'
const kept = z.object({ nonce: z.string(), verifier: z.string() })

interface Start {
  provider: SocialProvider
  brandId: string
  /** What knows this browser again. */
  browser: string
  redirectUri: string
  /** Whose member adds the provider; null for a sign-in. */
  sessionId: string | null
}

interface Return {
  brandId: string
  browser: string
  brought: Brought
}

interface Arrival {
  identity: SocialIdentity
  /** The same person, as another brand would know them. */
  at(brandId: string): SocialIdentity
  name: string | null
  sessionId: string | null
}

export type Passages = ReturnType<typeof createPassages>

/** To a provider and back: what must fit is kept here, and nothing of it in the browser. */
export function createPassages(kit: Kit, providers: Providers) {
  const { database, clock, random, secrets, log } = kit
  const store = attemptStore(database)

  /** What went wrong is for our log alone, and there only by its name. */
  async function asking<T>(provider: SocialProvider, work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      const down = downBehind(error)
      const reason = down?.message ?? reasonOf(error)
      log.warn({ provider, reason }, 'a sign-in with a provider did not work')
      throw new Refusal(down ? 'provider_unavailable' : 'social_failed')
    }
  }

  return {
    has: (provider: SocialProvider) => providers.has(provider),
    /** Where the browser is to go. */
    async start({ provider, brandId, browser, redirectUri, sessionId }: Start): Promise<string> {
      const known = providers.get(provider)
      if (!known) throw new Refusal('not_found')
      const [state, nonce, verifier] = [random.token(), random.token(), random.token()]
      const passage: Passage = { state, nonce, verifier, redirectUri }
      const url = await asking(provider, () => known.addressFor(passage))
      const locked = secrets.lock(passagePurpose, JSON.stringify({ nonce, verifier }))
      const key = { state: fingerprint(state), browser: fingerprint(browser), brandId }
      const until = new Date(clock.now().getTime() + attemptSeconds * 1000)
      await store.add(key, { provider, secrets: locked, redirectUri, sessionId }, until)
      return url.href
    },
    async finish({ brandId, browser, brought }: Return): Promise<Arrival> {
      const { state } = brought
      const key = { state: fingerprint(state), browser: fingerprint(browser), brandId }
      const attempt = await store.take(key, clock.now())
      const known = attempt && providers.get(attempt.provider)
      if (!attempt || !known) throw new Refusal('social_failed')
      const { provider, redirectUri, sessionId } = attempt
      const secret = kept.parse(JSON.parse(secrets.unlock(passagePurpose, attempt.secrets)))
      const passage = { state, redirectUri, ...secret }
      const found = await asking(provider, () => known.identify(passage, brought))
      const { issuer, name } = found
      const at = (ownId: string): SocialIdentity => {
        const whole = `${ownId} ${provider} ${issuer} ${found.subject}`
        const subject = secrets.mac('social-subject', whole)
        return { brandId: ownId, provider, issuer, subject }
      }
      return { identity: at(brandId), at, name: shownName(name), sessionId }
    },
    sweep: () => store.removeOver(clock.now()),
  }
}

/** Without the values that errors of the library carry. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? String(error.code) : error.name
}
