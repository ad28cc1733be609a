import type { Kit } from '#platform/kit'
import { enrolLink, newSecret } from '#platform/totp'

/** What an authenticator app needs. */
export interface Enrolment {
  secret: string
  link: string
}

/** What the secrets of second factors are locked for. */
export const totpPurpose = 'staff-totp'
const issuer = 'Fairhouse'

export function freshFactor(random: Kit['random'], name: string): Enrolment {
  const secret = newSecret(random)
  return { secret, link: enrolLink(secret, { issuer, name }) }
}
