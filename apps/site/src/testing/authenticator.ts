import { TOTP, URI } from 'otpauth'

export interface Authenticator {
  secret: string
  /** The code at present, or at another time. */
  code(timeMs?: number): string
}

/** Authenticator app for an otpauth link. */
export function authenticatorOf(link: string): Authenticator {
  const app = URI.parse(link)
  if (!(app instanceof TOTP)) throw new Error('the link is not for an authenticator app')
  const code = (timestamp?: number) => app.generate(timestamp === undefined ? {} : { timestamp })
  return { secret: app.secret.base32, code }
}
