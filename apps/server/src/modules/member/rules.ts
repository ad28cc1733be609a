import type { AccountType } from '@fairhouse/protocol'

export type AccountState = 'open' | 'frozen' | 'closing' | 'closed'

export interface Label {
  labelName: string
  color: string
  color2: string
}

export interface Account {
  id: string
  brandId: string
  name: string
  nickname: string
  type: AccountType
  state: AccountState
  /** Chosen from the list of avatars. */
  avatar: string | null
  toUpline: boolean
  clubLabel: Label | null
  memberLabel: Label[]
}

/** The account's status, as sign-in, stakes and deposits need it. */
export interface AccountStatus {
  state: AccountState
  firstTimeLogin: boolean
  /** The password must be changed before anything else. */
  passwordExpired: boolean
  /** The terms have changed since they were accepted. */
  termsDue: boolean
  /** Identity was verified by documents. */
  isVerified: boolean
  /** The market requires documents and none was verified yet. */
  identityDue: boolean
  /** Inactive for so long that the owner must verify again. */
  isDormant: boolean
}

export interface StatusFacts {
  type: AccountType
  state: AccountState
  expiresAt: Date | null
  firstLoginAt: Date | null
  passwordSetAt: Date | null
  mustChangePassword: boolean
  termsVersion: string | null
  identityVerifiedAt: Date | null
  lastSeenAt: Date
  dormantSince: Date | null
}

interface BrandTerms {
  termsVersion: string
  /** Null: passwords do not expire. */
  passwordDays: number | null
  asksIdentity: boolean
}

const dayMs = 24 * 3600 * 1000
/** Days without a sign-in after which an account is dormant, as the terms say. */
const dormantDays = 365

/** Activity is written at most this often, so that requests do not each cost a write. */
const seenMinutes = 5

/** Accounts last seen before this moment are marked as seen when they are used. */
export function seenBefore(now: Date): Date {
  return new Date(now.getTime() - seenMinutes * 60_000)
}

/** Accounts last seen before this moment are dormant. */
export function dormantBefore(now: Date): Date {
  return new Date(now.getTime() - dormantDays * dayMs)
}

/** A trial has no first login, terms or password; its expiry closes it. */
export function statusOf(facts: StatusFacts, brand: BrandTerms, now: Date): AccountStatus {
  const { type, state, expiresAt, firstLoginAt, termsVersion } = facts
  const isReal = type !== 4
  const isOver = expiresAt !== null && expiresAt <= now
  return {
    state: isOver ? 'closed' : state,
    firstTimeLogin: isReal && firstLoginAt === null,
    passwordExpired: isReal && (facts.mustChangePassword || isAged(facts, brand, now)),
    termsDue: isReal && termsVersion !== brand.termsVersion,
    isVerified: facts.identityVerifiedAt !== null,
    identityDue: isReal && brand.asksIdentity && facts.identityVerifiedAt === null,
    isDormant: isReal && (facts.dormantSince !== null || facts.lastSeenAt < dormantBefore(now)),
  }
}

function isAged({ passwordSetAt }: StatusFacts, { passwordDays }: BrandTerms, now: Date) {
  if (passwordDays === null || passwordSetAt === null) return false
  return now.getTime() - passwordSetAt.getTime() >= passwordDays * dayMs
}

/** Names are compared without case and outer spaces. */
export function loginName(typed: string): string {
  return typed.trim().toLowerCase()
}

export function toMemberView(account: Account) {
  const { id, name, nickname, type, toUpline, clubLabel, memberLabel } = account
  return { id, account: name, nickname, type, toUpline, clubLabel, memberLabel }
}
