import type { Play } from '@fairhouse/engines'
import { amountOf, sum, type Amount } from '@fairhouse/money'
import type { StudioGame } from '#games'
import type { PlayMode } from '#sessions'

/** One action of a player and all that followed from it. */
export interface Turn {
  /** JSON, as it is stored and sent. */
  action: string
  events: string
  stake: Amount
  win: Amount
  /** Whether it ended the round. */
  done: boolean
  /** Why the wallet did not take its stake: then it counts for nothing. */
  refusal: string | null
  /** Done by the rules for a player who did not come back. */
  byHouse: boolean
  /** Known to be paid for; until then nobody is shown what it came to. */
  isPaid: boolean
}

/** What a round has to do with a pot. */
export interface RoundJackpot {
  potId: string
  code: string
  contribution: Amount
  /** Of how many of the least credits its stake was, and whether one of them was drawn. */
  chances: number
  isDrawn: boolean
}

export interface End {
  state: 'settled' | 'refused' | 'void'
  refusal: string | null
  leftByPlayer: boolean
  stake: Amount
  win: Amount
  /** Beside the win. */
  jackpotWin: Amount
  balanceBefore: Amount
  balanceAfter: Amount
  at: Date
}

/** A round from its beginning; what it costs and pays is the wallet's business. */
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
  /** Once it was rotated out. */
  serverSeed: string | null
  credit: Amount
  auto: boolean
  at: Date
  balanceBefore: Amount
  turns: Turn[]
  jackpot: RoundJackpot | undefined
  end: End | undefined
  /** Where it stands, while it wants another action. */
  play: Play | undefined
  /** Whether the wallet may have heard of its last turn before. */
  isRepeat: boolean
}

/** The turns that count. */
export const taken = ({ turns }: Round): Turn[] => turns.filter(({ refusal }) => refusal === null)

export const lastTurn = (round: Round): Turn | undefined => taken(round).at(-1)

export const stakeOf = (round: Round): Amount => sum(taken(round).map(({ stake }) => stake))
export const winOf = (round: Round): Amount => sum(taken(round).map(({ win }) => win))

/** The next turn of a round as it is stored. */
export const rowOfTurn = ({ turns }: Round, turn: Turn) => ({
  ...turn,
  turn: turns.length,
  stake: String(turn.stake),
  win: String(turn.win),
})

/** Whether it ends with its first action: one step of the wallet does it all. */
export const isOneStep = ({ turns }: Round): boolean => turns[0]?.done === true

export function worth(credits: number, credit: Amount): Amount {
  if (!Number.isSafeInteger(credits) || credits < 0) throw new Error(`${credits} credits`)
  return amountOf(BigInt(credits) * credit)
}
