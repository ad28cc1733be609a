import type { SignInAnswer } from '@fairhouse/protocol'
import type { Account, Contacts, AccountStatus } from '#modules/member'
import type { Caller } from '#platform/http'
import type { Device } from '../devices/devices.ts'
import type { SignInWay } from '../rules.ts'
import type { Acquaintance } from '../store/devices.ts'

export interface SignInMethod {
  by: SignInWay
  /** Omitted: the remembered account of this browser stays as it is. */
  remember?: boolean
  /** The channel that a one-time code has proved already. */
  proved?: 'sms' | 'email'
}

/** The account's status, contacts and browser, loaded before a sign-in. */
export interface SignInContext {
  status: AccountStatus
  contacts: Contacts
  /** The account was already marked as seen today. */
  seenLately: boolean
  device: Device
  acquaintance: Acquaintance
}

export type SignIn = (caller: Caller, account: Account, how: SignInMethod) => Promise<SignInAnswer>
