import { amountOf, payablePart, type Amount, type Currency } from '@fairhouse/money'

/** A deposit with what of it was not set aside before. */
export interface OpenDeposit {
  id: string
  open: bigint
}

/** What of a deposit goes back to where it came from. */
export interface ReturnedDeposit {
  /** Null for unplayed money of which no deposit is known. */
  depositId: string | null
  amount: Amount
}

interface Facts {
  /** What must still be staked for deposits. */
  left: bigint
  /** How often a deposit must be staked, in hundredths. */
  percent: number
  cash: bigint
  currency: Currency
}

/**
 * The unplayed part of deposits, oldest first. Stakes count for the oldest deposits, so what is
 * unplayed is of the newest; of each never more than was deposited, in all never more than the
 * balance. What no deposit accounts for comes last.
 */
export function unplayedOf(facts: Facts, deposits: readonly OpenDeposit[]): ReturnedDeposit[] {
  const { left, percent, cash, currency } = facts
  const unplayed = percent > 0 ? (left * 100n) / BigInt(percent) : left
  let rest = unplayed < cash ? unplayed : cash
  const found: ReturnedDeposit[] = []
  for (const { id, open } of deposits.toReversed()) {
    const amount = payablePart(amountOf(open < rest ? open : rest), currency)
    if (amount <= 0n) continue
    found.push({ depositId: id, amount })
    rest -= amount
  }
  const unknown = payablePart(amountOf(rest), currency)
  const others = unknown > 0n ? [{ depositId: null, amount: unknown }] : []
  return [...found.toReversed(), ...others]
}
