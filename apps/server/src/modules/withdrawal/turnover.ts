import { amountOf, zero, type Amount } from '@fairhouse/money'

/**
 * What must be staked before money can go. A requirement begins where the member stands: stakes
 * made before a deposit do not count for it. Deposits are met before bonuses.
 */
export interface Turnover {
  staked: bigint
  /** Up to where `staked` must come. */
  target: bigint
  /** Where it stood when the present stretch began. */
  base: bigint
  /** What of the stretch is asked for bonuses. */
  bonus: bigint
  /** How many deposits were looked at. */
  deposits: bigint
}

export const noTurnover: Turnover = { staked: 0n, target: 0n, base: 0n, bonus: 0n, deposits: 0n }

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

/** Percent of the deposit, rounded up to the unit: no rounding game makes it less. */
export function afterDeposit(turnover: Turnover, amount: bigint, percent: number): Turnover {
  const units = (amount * BigInt(percent) + 99n) / 100n
  const deposits = turnover.deposits + 1n
  return { ...(units > 0n ? required(turnover, units) : turnover), deposits }
}

export function afterBonus(turnover: Turnover, units: bigint): Turnover {
  if (units <= 0n) return turnover
  const asked = required(turnover, units)
  return { ...asked, bonus: asked.bonus + units }
}

/** The bonus went back to the house, and its terms with it. */
export function afterForfeit(turnover: Turnover): Turnover {
  const { bonus } = turnoverLeft(turnover)
  return { ...turnover, target: turnover.target - bonus, bonus: 0n }
}

/** Unplayed deposits were set aside to go back: they need not be staked any more. */
export function afterReturn(turnover: Turnover): Turnover {
  const { deposits } = turnoverLeft(turnover)
  return { ...turnover, target: turnover.target - deposits }
}

/** Negative for a stake that was rolled back: it asks for no more than was ever asked. */
export function afterStake(turnover: Turnover, units: bigint): Turnover {
  const staked = turnover.staked + units
  return { ...turnover, staked: staked < turnover.base ? turnover.base : staked }
}

/** Nothing is left to be staked. */
export function waived(turnover: Turnover): Turnover {
  return { ...turnover, target: turnover.staked, bonus: 0n }
}

export const isMet = (turnover: Turnover): boolean => turnoverLeft(turnover).total === zero
