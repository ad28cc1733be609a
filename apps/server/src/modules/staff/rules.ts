import { Secret, TOTP } from 'otpauth'

const issuer = 'Fairhouse'
const stepSeconds = 30

export interface StaffAccount {
  id: string
  name: string
}

export function staffName(typed: string): string {
  return typed.trim().toLowerCase()
}

/** The time step that a code belongs to, one step early or late allowed; undefined for no step. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = totp(secret).validate({ token: code, timestamp, window: 1 })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / stepSeconds) + delta
}

/** What an authenticator app reads as a QR code or a link. */
export function enrolLink(secret: string, name: string): string {
  return totp(secret, name).toString()
}

function totp(secret: string, label = 'staff'): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: stepSeconds })
}

export function newSecret(bytes: Buffer): string {
  return new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32
}
