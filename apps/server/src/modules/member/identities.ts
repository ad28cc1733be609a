import { emailKey, idNumberKey } from '@fairhouse/rules'
import type { Secrets } from '#platform/secrets'
import type { Profile } from './personal-data.ts'

/** LIST of the identity kinds, with the normal form used for comparison. */
const keys = {
  phone: (e164: string) => e164,
  email: emailKey,
  idNumber: idNumberKey,
  person: (key: string) => key,
} as const satisfies Record<string, (value: string) => string>

export type IdentityKind = keyof typeof keys

export interface Identity {
  kind: IdentityKind
  index: Buffer
  verified: boolean
}

export type IndexOf = (brandId: string, kind: IdentityKind, value: string) => Buffer

/** Keyed fingerprints: useless without APP_SECRET and different for each brand. */
export function blindIndexes(secrets: Secrets): IndexOf {
  return (brandId, kind, value) => secrets.mac(`member/${kind}`, `${brandId} ${keys[kind](value)}`)
}

type Person = Pick<Profile, 'realName' | 'fullName' | 'payeeName' | 'birthday'>

/** Name and birth date, ignoring the name's word order and accents. */
export function personKey(profile: Person): string | undefined {
  const { realName, fullName, payeeName, birthday } = profile
  const name = realName ?? fullName ?? payeeName
  if (name === undefined || birthday === undefined) return undefined
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd')
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  return words.length > 0 ? `${words.toSorted().join(' ')} ${birthday}` : undefined
}
