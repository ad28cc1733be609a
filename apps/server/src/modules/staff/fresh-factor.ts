import type { Kit } from '#platform/kit'
import { enrolLink, newSecret } from '#platform/totp'

/** What an authenticator needs. */
export interface Enrolment {
  secret: string
  link: string
}

/** What the secrets of second factors are locked for. */
export const totpPurpose = 'staff-totp'
const issuer = 'Fairhouse'

/** A second factor as its owner is told of it once, and as it is stored. */
export function freshFactor(
  { random, secrets }: Kit,
  name: string,
  given?: string,
): Enrolment & { locked: Buffer } {
  const secret = given ?? newSecret(random)
  const link = enrolLink(secret, { issuer, name })
  return { secret, link, locked: secrets.lock(totpPurpose, secret) }
}
