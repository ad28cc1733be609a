import type { SignInAnswer } from '@fairhouse/protocol'
import type { Account, Contacts, Standing } from '#modules/member'
import type { Caller } from '#platform/http'
import type { Device } from './devices.ts'
import type { SignInWay } from './rules.ts'
import type { Acquaintance } from './store/devices.ts'

export interface SignInHow {
  by: SignInWay
  /** Left out, what this browser remembers stays as it is. */
  remember?: boolean
  /** What a code that was just sent there has proved already. */
  proved?: 'sms' | 'email'
}

/** Whom to sign in. */
export type Entrant = Account

/** Who stands at the door, with what is known of them. */
export interface Arrived {
  standing: Standing
  contacts: Contacts
  /** It was written down today that somebody was here. */
  seenToday: boolean
  device: Device
  known: Acquaintance
}

export type SignIn = (caller: Caller, account: Entrant, how: SignInHow) => Promise<SignInAnswer>
