import { zero, type Amount } from '@fairhouse/money'
import type { MarketRules } from '@fairhouse/protocol/vendor'
import type { RoundView } from '@fairhouse/protocol/studio'
import type { Banner } from '#kit/machine'
import { amountIn } from '#kit/money'
import type { Opened } from '#kit/studio'
import type { Auto, AutoStop } from './auto.ts'

/** LIST of what the player is told while the game goes on. */
export type Notice =
  | 'insufficient_funds'
  | 'limit_reached'
  | 'bet_not_offered'
  | 'not_allowed'
  | 'round_elsewhere'
  | 'resumed'
  | 'cancelled'
  | `auto_${AutoStop}`

/** LIST of what ends a game in this frame. */
export type End = 'expired' | 'closed' | 'blocked' | 'broken'

/** A win that is being celebrated, by how many stakes it is. */
interface Celebrated {
  readonly win: Amount
  readonly times: number
  /** It came out of a pot. */
  readonly isJackpot?: true
}

export interface PlayState {
  /**
   * `choosing`: the round waits for the player. `pausing`: it is over, and the next may not begin
   * yet.
   */
  readonly phase: 'ready' | 'asking' | 'showing' | 'choosing' | 'pausing'
  readonly isReconnecting: boolean
  readonly balance: Amount
  readonly credit: Amount
  readonly stake: Amount
  readonly win: Amount
  readonly round: RoundView | null
  readonly celebrated: Celebrated | null
  readonly banner: Banner | null
  readonly auto: Auto | null
  readonly isTurbo: boolean
  readonly notice: Notice | null
  readonly end: End | null
  /** Of this visit: won less staked. */
  readonly net: Amount
}

/** What does not change while a game is open. */
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
    end: null,
    net: zero,
  }
}
