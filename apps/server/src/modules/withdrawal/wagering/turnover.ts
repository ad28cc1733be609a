import { amountOf, zero, type Amount } from '@fairhouse/money'

/**
 * The wagering requirement of withdrawals. It starts at the current total of stakes: stakes made
 * before a deposit do not count for it. Deposits are met before bonuses.
 */
export interface Turnover {
  staked: bigint
  /** The total that `staked` has to reach. */
  target: bigint
  /** Total of stakes when the current requirement started. */
  base: bigint
  /** Part of the current requirement that belongs to bonuses. */
  bonus: bigint
  /** Number of counted deposits. */
  deposits: bigint
  /** The member's bonus money, and the number of its movements. */
  bonusHeld: bigint
  bonusMoves: bigint
}

export const noTurnover: Turnover = {
  staked: 0n,
  target: 0n,
  base: 0n,
  bonus: 0n,
  deposits: 0n,
  bonusHeld: 0n,
  bonusMoves: 0n,
}

function leftOf({ staked, target }: Turnover): bigint {
  return target > staked ? target - staked : 0n
}

export interface TurnoverLeft {
  deposits: Amount
  bonus: Amount
  total: Amount
}

export function turnoverLeft(turnover: Turnover): TurnoverLeft {
  const total = leftOf(turnover)
  const bonus = total < turnover.bonus ? total : turnover.bonus
  return { total: amountOf(total), bonus: amountOf(bonus), deposits: amountOf(total - bonus) }
}

function required(turnover: Turnover, units: bigint): Turnover {
  const left = leftOf(turnover)
  if (left > 0n) return { ...turnover, target: turnover.target + units }
  const { staked } = turnover
  return { ...turnover, base: staked, target: staked + units, bonus: 0n }
}

/**
 * Per cent of the deposit, rounded up to the unit, so that splitting deposits does not lower it.
 */
export function afterDeposit(turnover: Turnover, amount: bigint, percent: number): Turnover {
  const units = (amount * BigInt(percent) + 99n) / 100n
  const deposits = turnover.deposits + 1n
  return { ...(units > 0n ? required(turnover, units) : turnover), deposits }
}

export function afterBonus(turnover: Turnover, units: bigint): Turnover {
  if (units <= 0n) return turnover
  const next = required(turnover, units)
  return { ...next, bonus: next.bonus + units }
}

/** The forfeited bonus takes its requirement with it. */
export function afterForfeit(turnover: Turnover): Turnover {
  const { bonus } = turnoverLeft(turnover)
  return { ...turnover, target: turnover.target - bonus, bonus: 0n }
}

/** Unplayed deposits were set aside for return and need no wagering. */
export function afterReturn(turnover: Turnover): Turnover {
  const { deposits } = turnoverLeft(turnover)
  return { ...turnover, target: turnover.target - deposits }
}

/** Negative for a stake that was rolled back; never below the base. */
export function afterStake(turnover: Turnover, units: bigint): Turnover {
  const staked = turnover.staked + units
  return { ...turnover, staked: staked < turnover.base ? turnover.base : staked }
}

/** Nothing is left to wager. */
export function waived(turnover: Turnover): Turnover {
  return { ...turnover, target: turnover.staked, bonus: 0n }
}

export const isMet = (turnover: Turnover): boolean => turnoverLeft(turnover).total === zero

/** A movement of the member's bonus money. */
export function afterBonusMove(turnover: Turnover, units: bigint): Turnover {
  const { bonusHeld, bonusMoves } = turnover
  return { ...turnover, bonusHeld: bonusHeld + units, bonusMoves: bonusMoves + 1n }
}

/** Whether bonus money is left although nothing is left to wager: it is the member's. */
export const isConvertible = (turnover: Turnover): boolean =>
  turnover.bonusHeld > 0n && isMet(turnover)
