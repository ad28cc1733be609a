import type { RefusalCode } from '@fairhouse/protocol'
import type { AccountStatus } from './rules.ts'

/** Actions checked against the account's state. `fun` is play with play money. */
export type AccountAction =
  | 'login'
  | 'play'
  | 'fun'
  | 'deposit'
  | 'withdraw'
  | 'bonus'
  | 'marketing'

/** Null allows the action; otherwise the refusal. */
type Refusals = Readonly<Record<AccountAction, RefusalCode | null>>

/** Excluded from play, but may still withdraw. */
const outOfPlay: Refusals = {
  login: null,
  play: 'excluded',
  fun: 'excluded',
  deposit: 'excluded',
  withdraw: null,
  bonus: 'excluded',
  marketing: 'excluded',
}

/** No sign-in and no movement of money. */
const blocked: Refusals = {
  login: 'account_closed',
  play: 'not_allowed',
  fun: 'not_allowed',
  deposit: 'not_allowed',
  withdraw: 'not_allowed',
  bonus: 'not_allowed',
  marketing: 'not_allowed',
}

/** LIST of account states and what each allows. Every decision reads this table. */
export const accountStates = {
  open: {
    login: null,
    play: null,
    fun: null,
    deposit: null,
    withdraw: null,
    bonus: null,
    marketing: null,
  },
  /** New terms to accept; withdrawing is always possible. */
  termsDue: {
    login: null,
    play: 'terms_not_accepted',
    fun: 'terms_not_accepted',
    deposit: 'terms_not_accepted',
    withdraw: null,
    bonus: null,
    marketing: null,
  },
  /** The market requires documents first, so nothing can have been deposited yet. */
  unverified: {
    login: null,
    play: 'identity_needed',
    fun: 'identity_needed',
    deposit: 'identity_needed',
    withdraw: 'identity_needed',
    bonus: null,
    marketing: null,
  },
  /** Inactive for a year: the balance waits for the owner to verify again. */
  dormant: {
    login: null,
    play: 'account_dormant',
    fun: 'account_dormant',
    deposit: 'account_dormant',
    withdraw: 'account_dormant',
    bonus: 'account_dormant',
    marketing: 'account_dormant',
  },
  timedOut: outOfPlay,
  excluded: outOfPlay,
  /** Frozen by the operator during an investigation. */
  frozen: { ...blocked, login: 'account_frozen' },
  /** The owner closed the account and the last payout is under way. */
  closing: blocked,
  closed: blocked,
} as const satisfies Record<string, Refusals>

export type AccountStateName = keyof typeof accountStates

type Absence = 'timeOut' | 'selfExclusion' | 'house'

type StateFacts = Pick<AccountStatus, 'state' | 'isDormant' | 'identityDue' | 'termsDue'>

/** The effective state: the most restrictive one wins. */
export function accountStateOf(
  { state, isDormant, identityDue, termsDue }: StateFacts,
  absence: Absence | undefined,
): AccountStateName {
  if (state !== 'open') return state
  if (isDormant) return 'dormant'
  if (absence !== undefined) return absence === 'timeOut' ? 'timedOut' : 'excluded'
  if (identityDue) return 'unverified'
  return termsDue ? 'termsDue' : 'open'
}

export function refusalFor(state: AccountStateName, action: AccountAction): RefusalCode | null {
  return accountStates[state][action]
}
