import type { Play } from '@fairhouse/engines'
import { amountOf, sum, type Amount } from '@fairhouse/money'
import type { StudioGame } from '#games'
import type { PlayMode } from '#sessions'

/** One action of a player and its result. */
export interface Turn {
  /** JSON, as it is stored and sent. */
  action: string
  events: string
  stake: Amount
  win: Amount
  /** Whether this turn ended the round. */
  done: boolean
  /** The wallet's refusal of the stake; a refused turn does not count. */
  refusal: string | null
  /** Played by the rules of the game for a player who did not return. */
  byHouse: boolean
  /** Whether the wallet has confirmed the stake. The result is hidden until then. */
  isPaid: boolean
}

/** A round's part in a jackpot. */
export interface RoundJackpot {
  potId: string
  code: string
  contribution: Amount
  /** The stake in smallest credits: each is one chance. `isDrawn` if one of them won. */
  chances: number
  isDrawn: boolean
}

export interface End {
  state: 'settled' | 'refused' | 'void'
  refusal: string | null
  leftByPlayer: boolean
  stake: Amount
  win: Amount
  /** Paid in addition to `win`. */
  jackpotWin: Amount
  balanceBefore: Amount
  balanceAfter: Amount
  at: Date
}

/** A round with its turns. The wallet decides what is taken and paid. */
export interface Round {
  id: string
  seatId: string
  number: number
  playerId: string
  mode: PlayMode
  sessionId: string
  walletSession: string
  game: StudioGame
  seedId: string
  nonce: number
  serverSeedHash: string
  clientSeed: string
  /** When the hash was published and the client seed given; null for older pairs. */
  hashPublishedAt: Date | null
  clientSeedAt: Date | null
  /** Revealed after rotation; null before. */
  serverSeed: string | null
  credit: Amount
  auto: boolean
  at: Date
  balanceBefore: Amount
  turns: Turn[]
  jackpot: RoundJackpot | undefined
  end: End | undefined
  /** The engine's state while the round waits for another action. */
  play: Play | undefined
  /** Stored by an earlier version, which asked the wallet after it had stored a turn. */
  isEarlier: boolean
}

/** Turns whose stake was not refused. */
export const acceptedTurns = ({ turns }: Round): Turn[] =>
  turns.filter(({ refusal }) => refusal === null)

export const lastTurn = (round: Round): Turn | undefined => acceptedTurns(round).at(-1)

export const stakeOf = (round: Round): Amount => sum(acceptedTurns(round).map(({ stake }) => stake))
export const winOf = (round: Round): Amount => sum(acceptedTurns(round).map(({ win }) => win))

/** Whether the round ends with its first action, so that one wallet call does it all. */
export const isOneStep = ({ turns }: Round): boolean => turns[0]?.done === true

export function creditsToAmount(credits: number, credit: Amount): Amount {
  if (!Number.isSafeInteger(credits) || credits < 0) throw new Error(`${credits} credits`)
  return amountOf(BigInt(credits) * credit)
}
