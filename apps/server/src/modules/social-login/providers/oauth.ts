import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  Configuration,
  customFetch,
  fetchProtectedResource,
} from 'openid-client'
import * as z from 'zod/mini'
import type { Outgoing } from '#platform/outgoing'
import { timeoutSeconds, createProviderFetch } from './outbound.ts'
import { callbackUrl, type Provider } from './provider.ts'

interface OauthSettings {
  clientId: string
  clientSecret: string
  authoriseUrl: string
  tokenUrl: string
  userinfoUrl: string
  scope: string
}

const person = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(255)),
  name: z.optional(z.string()),
})

/** OAuth 2 with PKCE; the identity comes from the provider's userinfo endpoint. */
export function createOauth(
  settings: OauthSettings,
  outgoing: Outgoing,
  mayBePlain: boolean,
): Provider {
  const { authoriseUrl, tokenUrl, userinfoUrl, clientId, clientSecret, scope } = settings
  const issuer = new URL(authoriseUrl).origin
  const server = { issuer, authorization_endpoint: authoriseUrl, token_endpoint: tokenUrl }
  const config = new Configuration(server, clientId, {}, ClientSecretPost(clientSecret))
  config.timeout = timeoutSeconds
  const hosts = [tokenUrl, userinfoUrl].map((url) => new URL(url).host)
  config[customFetch] = createProviderFetch(hosts, outgoing)
  if (mayBePlain) allowInsecureRequests(config)

  return {
    async authorizationUrl({ state, verifier, redirectUri }) {
      return buildAuthorizationUrl(config, {
        scope,
        redirect_uri: redirectUri,
        state,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
    },
    async identify(passage, brought) {
      const { state: expectedState, verifier: pkceCodeVerifier } = passage
      const checks = { expectedState, pkceCodeVerifier }
      const tokens = await authorizationCodeGrant(config, callbackUrl(passage, brought), checks)
      const url = new URL(userinfoUrl)
      const response = await fetchProtectedResource(config, tokens.access_token, url, 'GET')
      if (!response.ok) throw new Error(`the provider answers ${response.status}`)
      const { id, name } = person.parse(await response.json())
      return { issuer, subject: id, name }
    },
  }
}
