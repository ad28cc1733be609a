import { Secret, TOTP } from 'otpauth'
import type { Random } from '#platform/random'

const stepSeconds = 30
const secretBytes = 20

/** The time step of a code, allowing one step early or late; undefined if the code is wrong. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  if (!/^[0-9]{6}$/.test(code)) return undefined
  const timestamp = now.getTime()
  const delta = totp(secret).validate({ token: code, timestamp, window: 1 })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / stepSeconds) + delta
}

/** The otpauth link of an authenticator app's QR code. */
export function enrolLink(secret: string, account: { issuer: string; name: string }): string {
  return totp(secret, account).toString()
}

function totp(secret: string, { issuer = '', name = 'OTPAuth' } = {}): TOTP {
  return new TOTP({ issuer, label: name, secret: Secret.fromBase32(secret), period: stepSeconds })
}

/** In base32, as authenticator apps expect it. */
export function newSecret(random: Random): string {
  return base32Of(random.bytes(secretBytes))
}

export function base32Of(bytes: Buffer): string {
  return new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32
}
