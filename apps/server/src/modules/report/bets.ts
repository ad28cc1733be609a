import { amountOf, zero, type Amount } from '@fairhouse/money'
import type { BetStatus } from '@fairhouse/protocol'

/** A step of a round with the money it moved. */
export interface RoundStep {
  kind: 'debit' | 'credit' | 'play' | 'rollback' | 'close' | 'sweep'
  memberId: string
  transferId: string
  vendor: string
  roundId: string
  game: string
  category: string
  at: Date
  closes: boolean
  /** Whether it rolled back a valid stake. */
  undoes: boolean
  /** Money that left and entered the member's accounts. */
  paid: Amount
  got: Amount
  /** The part of it that came from a jackpot. */
  pot: Amount
  /** The brand whose money moved; undefined if none did. */
  brand: string | undefined
}

/** A round in which a member staked. */
export interface Bet {
  memberId: string
  n: number
  at: Date
  endedAt: Date | null
  vendor: string
  roundId: string
  game: string
  category: string
  status: BetStatus
  standing: number
  /** Stakes and wins that stand, after rollbacks. */
  stake: Amount
  win: Amount
  /** Stakes that rollbacks returned to the player, and wins that they took back. */
  returned: Amount
  reversed: Amount
  /** The part of the win that came from a jackpot. */
  pot: Amount
  /** Null for bets from before jackpots were recorded separately. */
  brand: string | null
}

export const isStake = ({ kind }: Pick<RoundStep, 'kind'>) => kind === 'debit' || kind === 'play'

export function newBet(step: RoundStep, n: number): Bet {
  const { memberId, at, vendor, roundId, game, category, brand = null } = step
  const facts = { memberId, n, at, endedAt: null, vendor, roundId, game, category, brand }
  const nothing = { stake: zero, win: zero, returned: zero, reversed: zero, pot: zero }
  return { ...facts, ...nothing, status: 'open', standing: 0 }
}

/** The bet after a step; stake and win are always what the ledger moved. */
export function applyStep(bet: Bet, step: RoundStep): Bet {
  const openCount = bet.standing + (isStake(step) ? 1 : 0) - (step.undoes ? 1 : 0)
  const isUndo = step.kind === 'rollback'
  const stake = amountOf(bet.stake + (isUndo ? 0n - step.got : step.paid))
  const win = amountOf(bet.win + (isUndo ? 0n - step.paid : step.got))
  const returned = amountOf(bet.returned + (isUndo ? step.got : 0n))
  const reversed = amountOf(bet.reversed + (isUndo ? step.paid : 0n))
  const pot = amountOf(bet.pot + step.pot)
  const status = statusAfter(bet, step, openCount)
  const endedAt = status === 'open' ? null : (sameEnd(bet, status) ?? step.at)
  const money = { stake, win, returned, reversed, pot }
  return { ...bet, ...money, standing: openCount, status, endedAt }
}

function statusAfter({ status }: Bet, step: RoundStep, openCount: number): BetStatus {
  if (openCount === 0) return 'rolledBack'
  const isClosed = step.closes || status === 'settled'
  return isClosed ? 'settled' : 'open'
}

const sameEnd = (bet: Bet, status: BetStatus) => (bet.status === status ? bet.endedAt : null)
