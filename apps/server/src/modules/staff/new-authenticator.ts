import type { Kit } from '#platform/kit'
import { enrolLink, newSecret } from '#platform/totp'

/** Data for an authenticator app. */
export interface AuthenticatorEnrolment {
  secret: string
  link: string
}

/** Key-derivation purpose; changing it makes stored secrets unreadable. */
export const totpPurpose = 'staff-totp'
const issuer = 'Fairhouse'

export function newAuthenticator(random: Kit['random'], name: string): AuthenticatorEnrolment {
  const secret = newSecret(random)
  return { secret, link: enrolLink(secret, { issuer, name }) }
}
