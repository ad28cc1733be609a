import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTPayload } from 'jose'
import { Refusal } from '#platform/http'
import type { Kit } from '#platform/kit'
import type { PhoneProviderConfig } from '#platform/config'
import { fingerprint } from '#platform/secrets'
import { isPhone } from './read-phone.ts'
import { nonceSeconds } from './rules.ts'
import { nonceStore } from './store/nonces.ts'

const timeoutMs = 5000
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA']

/** ID tokens of the phone provider: each proves one number, once, for the holder of its nonce. */
export function createPhoneTokens({ config, database, clock, random, outgoing }: Kit) {
  const store = nonceStore(database)
  const provider = config.phoneProvider
  const claimsOf = provider && createClaimReader(provider, outgoing, () => clock.now())

  async function provenNumber(
    idToken: string,
    isGood: (nonce: Buffer, now: Date) => Promise<boolean>,
  ): Promise<string | undefined> {
    const claims = await claimsOf?.(idToken)
    const { nonce, phone_number: number } = claims ?? {}
    if (typeof nonce !== 'string' || typeof number !== 'string') return undefined
    if (!isPhone(number)) return undefined
    return (await isGood(fingerprint(nonce), clock.now())) ? number : undefined
  }

  return {
    /** The nonce a token must carry; undefined without a provider. */
    async newNonce(): Promise<string | undefined> {
      if (!provider) return undefined
      const nonce = random.token()
      const expiresAt = new Date(clock.now().getTime() + nonceSeconds * 1000)
      await store.add(fingerprint(nonce), expiresAt)
      return nonce
    },
    /** The number a valid ID token proves; uses up its nonce. */
    takeNumber: (idToken: string) => provenNumber(idToken, store.take),
    /** Checks without using it up, for steps that may still refuse for another reason. */
    peekNumber: (idToken: string) => provenNumber(idToken, store.isOpen),
  }
}

/** Returns a token's claims, or undefined if it is not valid now, for us, from this provider. */
function createClaimReader(
  { jwks, issuer, audience }: PhoneProviderConfig,
  outgoing: Kit['outgoing'],
  now: () => Date,
) {
  const keys = createRemoteJWKSet(new URL(jwks), {
    timeoutDuration: timeoutMs,
    [customFetch]: (url, { signal, headers }) => {
      const accept = { accept: headers.get('accept') ?? '*/*' }
      return outgoing.fetch(url, { method: 'GET', headers: accept, signal, redirect: 'manual' })
    },
  })
  const requiredClaims = ['exp', 'nonce', 'phone_number']
  return async (idToken: string): Promise<JWTPayload | undefined> => {
    const rules = { issuer, audience, algorithms, requiredClaims, currentDate: now() }
    try {
      return (await jwtVerify(idToken, keys, rules)).payload
    } catch (error) {
      if (isProviderDown(error)) throw new Refusal('provider_unavailable')
      return undefined
    }
  }
}

/** The keys could not be fetched, which says nothing about the token. */
function isProviderDown(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return true
  return ['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC'].includes(error.code)
}
