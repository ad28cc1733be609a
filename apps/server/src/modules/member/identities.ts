import { emailKey, idNumberKey } from '@fairhouse/rules'
import type { Secrets } from '#platform/secrets'

/** LIST of what makes a person one person, and the text in which two writings of it are equal. */
const keys = {
  phone: (e164: string) => e164,
  email: emailKey,
  idNumber: idNumberKey,
} as const satisfies Record<string, (value: string) => string>

export type IdentityKind = keyof typeof keys

export interface Identity {
  kind: IdentityKind
  index: Buffer
  verified: boolean
}

export type IndexOf = (brandId: string, kind: IdentityKind, value: string) => Buffer

/** A fingerprint that says nothing without APP_SECRET, nor across brands. */
export function blindIndexes(secrets: Secrets): IndexOf {
  return (brandId, kind, value) => secrets.mac(`member/${kind}`, `${brandId} ${keys[kind](value)}`)
}
