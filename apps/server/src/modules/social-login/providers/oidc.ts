import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  type Configuration,
} from 'openid-client'
import type { Kit } from '#platform/kit'
import { timeoutSeconds, createProviderFetch } from './outbound.ts'
import { callbackUrl, type Provider } from './provider.ts'

interface OidcSettings {
  issuer: string
  clientId: string
  clientSecret: string
  /** Hosts allowed besides the issuer's own. */
  hosts: readonly string[]
}

type Connection = Pick<Kit, 'clock' | 'outgoing'>

const knownMs = 3600 * 1000

/** OpenID Connect; discovery runs on first use. */
export function createOidc(settings: OidcSettings, kit: Connection, mayBePlain: boolean): Provider {
  const { clock, outgoing } = kit
  const issuer = new URL(settings.issuer)
  const fetch = createProviderFetch([issuer.host, ...settings.hosts], outgoing)
  let known: { config: Configuration; until: number } | undefined

  async function configuration(): Promise<Configuration> {
    const now = clock.now().getTime()
    if (known && now < known.until) return known.config
    const { clientId, clientSecret } = settings
    const config = await discovery(issuer, clientId, {}, ClientSecretPost(clientSecret), {
      // Without this the library does not check the ID token's signature in the code flow.
      execute: [enableNonRepudiationChecks, ...(mayBePlain ? [allowInsecureRequests] : [])],
      timeout: timeoutSeconds,
      [customFetch]: fetch,
    })
    known = { config, until: now + knownMs }
    return config
  }

  return {
    async authorizationUrl({ state, nonce, verifier, redirectUri }) {
      return buildAuthorizationUrl(await configuration(), {
        scope: 'openid profile',
        prompt: 'select_account',
        redirect_uri: redirectUri,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
    },
    async identify(passage, brought) {
      const tokens = await authorizationCodeGrant(
        await configuration(),
        callbackUrl(passage, brought),
        {
          expectedState: passage.state,
          expectedNonce: passage.nonce,
          pkceCodeVerifier: passage.verifier,
          idTokenExpected: true,
        },
      )
      const claims = tokens.claims()
      if (!claims) throw new Error('no ID token')
      const name = typeof claims.name === 'string' ? claims.name : undefined
      return { issuer: claims.iss, subject: claims.sub, name }
    },
  }
}
