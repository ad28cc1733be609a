import { permissionsOf, type Permission, type StaffRole } from '@fairhouse/protocol'

export interface StaffAccount {
  id: string
  name: string
  roles: StaffRole[]
  createdAt: Date
  disabledAt: Date | null
  /** The password was told to somebody; it is good until then, and only to choose another. */
  oneTimeUntil: Date | null
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

/** A password that was told to somebody opens nothing but the choice of another. */
export function permissionsNow(account: StaffAccount | undefined): Permission[] {
  if (!account || account.disabledAt || account.oneTimeUntil) return []
  return permissionsOf(account.roles)
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
