import type { AccountType, ProofWay } from '@fairhouse/protocol'
import type { Asker, Guesser } from '#modules/verification'

/** What a code is for: a sign-in that must prove more, or a change of what protects an account. */
export type ProofPurpose = 'prove' | 'stepUp'

export interface OpenWay {
  way: ProofWay
  /** Where a code goes, masked. */
  to: string | null
}

export interface HolderContacts {
  mobile: string | null
  email: string | null
  payeeName: string | null
}

/** What is needed of accounts: the module of members has more. */
export interface Holders {
  find(
    id: string,
  ): Promise<{ id: string; brandId: string; name: string; type: AccountType } | undefined>
  contactsOf(id: string): Promise<HolderContacts>
  hasPassword(id: string): Promise<boolean>
}

export interface Proof {
  memberId: string
  way: ProofWay
  code: string
  purpose: ProofPurpose
  /** Of the notice that a recovery code was used; without it the brand's. */
  language?: string
  /** Who types it: a code that was sent is good for who asked for it. */
  by: Guesser
}

export interface CodeRequest {
  memberId: string
  way: 'sms' | 'email'
  purpose: ProofPurpose
  language: string
  asker: Asker
}

/** Under which keys secrets of authenticators are locked, and recovery codes known again. */
export const totpPurpose = 'factor-totp'
export const recoveryPurpose = 'factor-recovery'

/** So long a secret waits for its first code. */
export const pendingSeconds = 15 * 60

/**
 * Wrong tries of an account in a while: over all ways, and of those that can be guessed. Sessions
 * of the member and browsers that the account knows have their own, which no stranger can use up.
 */
export const trySeconds = 30 * 60
export const tryLimits = { any: 10, known: 10, own: 10, bankName: 3 } as const
export type TryKind = keyof typeof tryLimits

export function tryKindsOf({ way, by }: Pick<Proof, 'way' | 'by'>): TryKind[] {
  if (by.kind === 'member') return ['own']
  const kind = by.device === undefined ? 'any' : 'known'
  return way === 'bankName' ? ['bankName', kind] : [kind]
}

export const recoveryCount = 10
export const recoveryBytes = 10

/** Without the letters that are read as digits. */
const signs = '0123456789abcdefghjkmnpqrstvwxyz'

/** Fifty bits, as `xxxxx-xxxxx`. */
export function recoveryCode(bytes: Buffer): string {
  const text = Array.from(bytes, (byte) => signs.charAt(byte % signs.length)).join('')
  return `${text.slice(0, 5)}-${text.slice(5)}`
}

/** However it was copied: case, spaces, and letters taken for digits do not matter. */
export function recoveryKey(typed: string): string {
  const plain = typed.normalize('NFKC').toLowerCase()
  return plain
    .replaceAll(/[^0-9a-z]/g, '')
    .replaceAll(/[il]/g, '1')
    .replaceAll('o', '0')
}

/** A name as banks write it: no case, no accents, no signs between. */
export function nameKey(name: string): string {
  const apart = name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
  return apart.replaceAll('đ', 'd').replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
}
