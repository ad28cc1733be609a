import { permissionsOf, type Permission, type StaffRole } from '@fairhouse/protocol'

export interface StaffAccount {
  id: string
  name: string
  roles: StaffRole[]
  createdAt: Date
  disabledAt: Date | null
  /** Set while the password is a first one, told to somebody: it expires then. */
  oneTimeUntil: Date | null
  /** Set while the account has no second factor: its owner may set one up until then. */
  enrolUntil: Date | null
  signedIn: Place | null
  /** The time before the last. */
  signedInBefore: Place | null
}

export interface Place {
  at: Date
  address: string
}

/** Who acts, and from where: what the audit log is told. */
export interface Colleague {
  staffId: string
  address: string
}

/** Without a second factor of its own an account may do nothing. */
export function permissionsNow(account: StaffAccount | undefined): Permission[] {
  if (!account || account.disabledAt || account.enrolUntil) return []
  return permissionsOf(account.roles)
}

/** How long a first password or a reset second factor waits for its owner. */
const enrolmentSeconds = 72 * 3600

export function enrolmentDeadline(now: Date): Date {
  return new Date(now.getTime() + enrolmentSeconds * 1000)
}

/** Wrong tries in a row that close a network to a name, and for how long they count. */
export const mostWrong = 3
export const lockSeconds = 30 * 60

/** Tries at a name from other networks are never refused for those; they only wait. */
export function waitMs(wrongElsewhere: number): number {
  return Math.min(wrongElsewhere * 100, 2000)
}

/** The neighbourhood that tries are counted by: a /24, or the /64 of an IPv6 user. */
export function networkOf(countedAddress: string): string {
  const parts = countedAddress.split('.')
  return parts.length === 4 ? `${parts.slice(0, 3).join('.')}.0/24` : countedAddress
}

/** What a new password of staff must be. */
export const passwordRule = {
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 0,
  minLength: 12,
  maxLength: 128,
  type: 'password',
} as const

export function staffName(typed: string): string {
  return typed.trim().toLowerCase()
}
