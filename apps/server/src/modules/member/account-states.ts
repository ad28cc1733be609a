import type { RefusalCode } from '@fairhouse/protocol'
import type { Standing } from './rules.ts'

/** What may be done with an account, or by it. `fun` is play for play money. */
export type AccountAction =
  | 'login'
  | 'play'
  | 'fun'
  | 'deposit'
  | 'withdraw'
  | 'bonus'
  | 'marketing'

/** Null: it may; else what is said instead. */
type Says = Readonly<Record<AccountAction, RefusalCode | null>>

/** Out of play, and still the owner of what is there. */
const outOfPlay: Says = {
  login: null,
  play: 'excluded',
  fun: 'excluded',
  deposit: 'excluded',
  withdraw: null,
  bonus: 'excluded',
  marketing: 'excluded',
}

/** Nobody comes in, and nothing moves. */
const still: Says = {
  login: 'account_closed',
  play: 'not_allowed',
  fun: 'not_allowed',
  deposit: 'not_allowed',
  withdraw: 'not_allowed',
  bonus: 'not_allowed',
  marketing: 'not_allowed',
}

/** LIST of the states of an account, and of what each may do: whoever decides asks this table. */
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
  /** The terms have changed; what is theirs they can always take. */
  termsDue: {
    login: null,
    play: 'terms_not_accepted',
    fun: 'terms_not_accepted',
    deposit: 'terms_not_accepted',
    withdraw: null,
    bonus: null,
    marketing: null,
  },
  /** The market asks for documents first; until then they cannot have paid anything in. */
  unverified: {
    login: null,
    play: 'identity_needed',
    fun: 'identity_needed',
    deposit: 'identity_needed',
    withdraw: 'identity_needed',
    bonus: null,
    marketing: null,
  },
  /** Nobody was here for a year: what is there waits for its owner, who is asked for a proof. */
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
  /** By the house, until it is cleared up. */
  frozen: still,
  /** Its owner has left, and the last of the money is on its way. */
  closing: still,
  closed: still,
} as const satisfies Record<string, Says>

export type AccountStateName = keyof typeof accountStates

type Absence = 'timeOut' | 'selfExclusion' | 'house'

type StateFacts = Pick<Standing, 'state' | 'isDormant' | 'identityDue' | 'termsDue'>

/** The one state that counts: what says no to more comes first. */
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
