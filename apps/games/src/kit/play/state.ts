import { zero, type Amount } from '@fairhouse/money'
import type { MarketRules } from '@fairhouse/protocol/vendor'
import type { RoundView } from '@fairhouse/protocol/studio'
import type { Banner } from '#kit/machine'
import { amountIn } from '#kit/money'
import type { Opened } from '#kit/studio'
import type { Auto, AutoStop } from './auto.ts'

/** LIST of notices shown during play. */
export type Notice =
  | 'insufficient_funds'
  | 'limit_reached'
  | 'bet_not_offered'
  | 'not_allowed'
  | 'round_elsewhere'
  | 'resumed'
  | 'unseen'
  | 'cancelled'
  | `auto_${AutoStop}`

/** LIST of reasons that end a game in this frame. */
export type End = 'expired' | 'closed' | 'blocked' | 'broken'

/** A celebrated win with its multiple of the stake. */
interface Celebrated {
  readonly win: Amount
  readonly times: number
  /** How long it is shown. */
  readonly ms: number
  /** A jackpot win. */
  readonly isJackpot?: true
}

/** A banner with its credits in money. */
export interface ShownBanner extends Omit<Banner, 'credits'> {
  readonly sum?: Amount
}

export interface PlayState {
  /** `choosing` waits for the player; `pausing` is the minimum time between rounds. */
  readonly phase: 'ready' | 'asking' | 'showing' | 'choosing' | 'pausing'
  readonly isReconnecting: boolean
  readonly balance: Amount
  readonly credit: Amount
  readonly stake: Amount
  readonly win: Amount
  readonly round: RoundView | null
  readonly celebrated: Celebrated | null
  readonly banner: ShownBanner | null
  readonly auto: Auto | null
  readonly isTurbo: boolean
  readonly notice: Notice | null
  /** The limit that refused the last bet, in words of the page. */
  readonly limitText: string | null
  readonly end: End | null
  /** Session result: wins less stakes. */
  readonly net: Amount
}

/** Fixed terms of an open game. */
export interface Terms {
  readonly rules: MarketRules
  readonly credits: readonly Amount[]
  readonly currency: string
  readonly mode: 'real' | 'trial'
  readonly roundCredits: number
}

export function termsOf(opened: Opened): Terms {
  return {
    rules: opened.rules,
    credits: opened.credits.map(amountIn),
    currency: opened.currency,
    mode: opened.mode,
    roundCredits: opened.game.roundCredits,
  }
}

export function firstState(balance: Amount, credit: Amount, stake: Amount): PlayState {
  return {
    phase: 'ready',
    isReconnecting: false,
    balance,
    credit,
    stake,
    win: zero,
    round: null,
    celebrated: null,
    banner: null,
    auto: null,
    isTurbo: false,
    notice: null,
    limitText: null,
    end: null,
    net: zero,
  }
}
