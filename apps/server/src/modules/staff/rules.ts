import { permissionsOf, type Permission, type StaffRole } from '@fairhouse/protocol'

export interface StaffAccount {
  id: string
  name: string
  roles: StaffRole[]
  createdAt: Date
  disabledAt: Date | null
  /** Expiry of a first password; null once replaced. */
  oneTimeUntil: Date | null
  /** Deadline to set up a second factor; null once done. */
  enrolUntil: Date | null
  /** Null for the zone of the device. */
  timeZone: string | null
  signedIn: SignInRecord | null
  /** The sign-in before the last. */
  signedInBefore: SignInRecord | null
}

export interface SignInRecord {
  at: Date
  address: string
}

/** An account without a second factor has no permissions. */
export function permissionsNow(account: StaffAccount | undefined): Permission[] {
  if (!account || account.disabledAt || account.enrolUntil) return []
  return permissionsOf(account.roles)
}

/** Time to use a first password or to set up a reset second factor. */
const enrolmentSeconds = 72 * 3600

export function enrolmentDeadline(now: Date): Date {
  return new Date(now.getTime() + enrolmentSeconds * 1000)
}

/** Wrong attempts that lock a name for a network, and for how long. */
export const maxWrong = 3
export const lockSeconds = 30 * 60

/** Attempts from other networks are delayed, never refused. */
export function waitMs(wrongElsewhere: number): number {
  return Math.min(wrongElsewhere * 100, 2000)
}

/** The network attempts are counted by: a /24, or the /64 of an IPv6 user. */
export function networkOf(countedAddress: string): string {
  const parts = countedAddress.split('.')
  return parts.length === 4 ? `${parts.slice(0, 3).join('.')}.0/24` : countedAddress
}

/** Rule for staff passwords. */
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
