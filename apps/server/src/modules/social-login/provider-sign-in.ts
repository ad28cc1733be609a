import * as z from 'zod/mini'
import type { SocialProvider } from '@fairhouse/protocol'
import { Refusal } from '#platform/http'
import type { Kit } from '#platform/kit'
import { fingerprint } from '#platform/secrets'
import {
  providerDownIn,
  type CallbackParameters,
  type AuthorizationRequest,
  type Providers,
} from './providers/index.ts'
import { attemptSeconds, displayName, type SocialIdentity } from './rules.ts'
import { attemptStore } from './store/attempts.ts'

const attemptPurpose = 'social-passage'
const storedSecrets = z.object({ nonce: z.string(), verifier: z.string() })

interface Start {
  provider: SocialProvider
  brandId: string
  /** Token that identifies this browser. */
  browser: string
  redirectUri: string
  /** The session that links the provider; null for a sign-in. */
  sessionId: string | null
}

interface ProviderReturn {
  brandId: string
  browser: string
  brought: CallbackParameters
}

interface SignedInAtProvider {
  identity: SocialIdentity
  /** Returns this person's identity at another brand. */
  identityAt(brandId: string): SocialIdentity
  name: string | null
  sessionId: string | null
}

export type ProviderSignIns = ReturnType<typeof createProviderSignIns>

/**
 * The authorization round trip. State, nonce and verifier are stored here, never in the browser.
 */
export function createProviderSignIns(kit: Kit, providers: Providers) {
  const { database, clock, random, secrets, log } = kit
  const store = attemptStore(database)

  /** Errors go to our log only, by name, without provider data. */
  async function callProvider<T>(provider: SocialProvider, work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      const down = providerDownIn(error)
      const reason = down?.message ?? reasonOf(error)
      log.warn({ provider, reason }, 'a sign-in with a provider did not work')
      throw new Refusal(down ? 'provider_unavailable' : 'social_failed')
    }
  }

  return {
    has: (provider: SocialProvider) => providers.has(provider),
    /** Returns the provider's address to redirect the browser to. */
    async start({ provider, brandId, browser, redirectUri, sessionId }: Start): Promise<string> {
      const known = providers.get(provider)
      if (!known) throw new Refusal('not_found')
      const [state, nonce, verifier] = [random.token(), random.token(), random.token()]
      const passage: AuthorizationRequest = { state, nonce, verifier, redirectUri }
      const url = await callProvider(provider, () => known.authorizationUrl(passage))
      const locked = secrets.lock(attemptPurpose, JSON.stringify({ nonce, verifier }))
      const key = { state: fingerprint(state), browser: fingerprint(browser), brandId }
      const until = new Date(clock.now().getTime() + attemptSeconds * 1000)
      await store.add(key, { provider, secrets: locked, redirectUri, sessionId }, until)
      return url.href
    },
    async finish({ brandId, browser, brought }: ProviderReturn): Promise<SignedInAtProvider> {
      const { state } = brought
      const key = { state: fingerprint(state), browser: fingerprint(browser), brandId }
      const attempt = await store.take(key, clock.now())
      const known = attempt && providers.get(attempt.provider)
      if (!attempt || !known) throw new Refusal('social_failed')
      const { provider, redirectUri, sessionId } = attempt
      const secret = storedSecrets.parse(
        JSON.parse(secrets.unlock(attemptPurpose, attempt.secrets)),
      )
      const passage = { state, redirectUri, ...secret }
      const found = await callProvider(provider, () => known.identify(passage, brought))
      const { issuer, name } = found
      const at = (ownId: string): SocialIdentity => {
        const whole = `${ownId} ${provider} ${issuer} ${found.subject}`
        const subject = secrets.mac('social-subject', whole)
        return { brandId: ownId, provider, issuer, subject }
      }
      return { identity: at(brandId), identityAt: at, name: displayName(name), sessionId }
    },
    sweep: () => store.removeOver(clock.now()),
  }
}

/** Leaves out the values that the library's errors carry. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? String(error.code) : error.name
}
