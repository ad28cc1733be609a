import { TOTP, URI } from 'otpauth'

/** What an authenticator app makes of the link that it was shown. */
export function authenticatorOf(link: string): { secret: string; code: () => string } {
  const app = URI.parse(link)
  if (!(app instanceof TOTP)) throw new Error('the link is not for an authenticator app')
  return { secret: app.secret.base32, code: () => app.generate() }
}
