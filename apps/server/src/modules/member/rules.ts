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
  /** As chosen from the list of avatars. */
  avatar: string | null
  toUpline: boolean
  clubLabel: Label | null
  memberLabel: Label[]
}

/** What a sign-in and a stake must know of an account. */
export interface Standing {
  state: AccountState
  firstTimeLogin: boolean
  /** It must be changed before anything else. */
  passwordExpired: boolean
  /** The terms have changed since they were accepted. */
  termsDue: boolean
  /** Documents were seen that show whose account it is. */
  isVerified: boolean
  /** The market asks for documents that were not seen yet. */
  identityDue: boolean
  /** Nobody was here for so long that we ask again who it is. */
  isDormant: boolean
}

export interface StandingFacts {
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
  /** Null where passwords do not age. */
  passwordDays: number | null
  asksIdentity: boolean
}

const dayMs = 24 * 3600 * 1000
/** An account that nobody has signed in to for so long is dormant; the terms say so. */
const dormantDays = 365

/** Who was here last before then has been away too long. */
export function dormantBefore(now: Date): Date {
  return new Date(now.getTime() - dormantDays * dayMs)
}

/** A trial is never a first time, owes no terms and has no password; its time ends it. */
export function standingOf(facts: StandingFacts, brand: BrandTerms, now: Date): Standing {
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

function isAged({ passwordSetAt }: StandingFacts, { passwordDays }: BrandTerms, now: Date) {
  if (passwordDays === null || passwordSetAt === null) return false
  return now.getTime() - passwordSetAt.getTime() >= passwordDays * dayMs
}

/** Names are compared without case and outer spaces. */
export function loginName(typed: string): string {
  return typed.trim().toLowerCase()
}

export function factsOf(account: Account) {
  const { id, name, nickname, type, toUpline, clubLabel, memberLabel } = account
  return { id, account: name, nickname, type, toUpline, clubLabel, memberLabel }
}
