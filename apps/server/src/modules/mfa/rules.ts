import type { AccountType, ProofWay } from '@fairhouse/protocol'
import type { Asker, Guesser } from '#modules/verification'

/** Purpose of a proof: completing a sign-in, or changing security settings. */
export type ProofPurpose = 'prove' | 'stepUp'

export interface OpenWay {
  way: ProofWay
  /** The masked address that receives the code. */
  to: string | null
}

export interface HolderContacts {
  mobile: string | null
  email: string | null
  payeeName: string | null
}

/** The part of the member module that MFA needs. */
export interface MfaAccounts {
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
  /** Language of the recovery-code notice; the brand's by default. */
  language?: string
  /** The person who enters the code: a sent code works only for its requester. */
  by: Guesser
}

export interface CodeRequest {
  memberId: string
  way: 'sms' | 'email'
  purpose: ProofPurpose
  language: string
  asker: Asker
}

/** Key-derivation purposes; changing them makes stored secrets unreadable. */
export const totpPurpose = 'factor-totp'
export const recoveryPurpose = 'factor-recovery'

/** How long a new secret waits for its first code. */
export const pendingSeconds = 15 * 60

/**
 * Wrong attempts allowed per account and window, overall and for guessable ways. Member sessions
 * and known browsers have their own, which no stranger can use up.
 */
export const attemptSeconds = 30 * 60
export const attemptLimits = { any: 10, known: 10, own: 10, bankName: 3 } as const
export type AttemptKind = keyof typeof attemptLimits

export function attemptKindsOf({ way, by }: Pick<Proof, 'way' | 'by'>): AttemptKind[] {
  if (by.kind === 'member') return ['own']
  const kind = by.device === undefined ? 'any' : 'known'
  return way === 'bankName' ? ['bankName', kind] : [kind]
}

export const recoveryCount = 10
export const recoveryBytes = 10

/** Excludes letters that look like digits. */
const recoveryAlphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** Fifty bits, as `xxxxx-xxxxx`. */
export function recoveryCode(bytes: Buffer): string {
  const text = Array.from(bytes, (byte) =>
    recoveryAlphabet.charAt(byte % recoveryAlphabet.length),
  ).join('')
  return `${text.slice(0, 5)}-${text.slice(5)}`
}

/** Normalises a typed code: case, spaces and letters mistaken for digits do not matter. */
export function recoveryKey(typed: string): string {
  const plain = typed.normalize('NFKC').toLowerCase()
  return plain
    .replaceAll(/[^0-9a-z]/g, '')
    .replaceAll(/[il]/g, '1')
    .replaceAll('o', '0')
}

/** A name as banks write it: no case, accents or punctuation. */
export function nameKey(name: string): string {
  const apart = name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
  return apart.replaceAll('đ', 'd').replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
}
