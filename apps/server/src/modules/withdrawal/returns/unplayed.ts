import { amountOf, payablePart, type Amount, type Currency } from '@fairhouse/money'

/** A deposit and the part of it that was not set aside before. */
export interface OpenDeposit {
  id: string
  open: bigint
}

/** The part of a deposit that returns to its source. */
export interface ReturnedDeposit {
  /** Null for unplayed money without a known deposit. */
  depositId: string | null
  amount: Amount
}

interface Facts {
  /** Remaining wagering requirement of deposits. */
  left: bigint
  /** Wagering multiple in per cent. */
  percent: number
  cash: bigint
  currency: Currency
}

/**
 * The unplayed part of deposits, oldest first. Stakes count for the oldest deposits, so the newest
 * are unplayed. A deposit returns at most its own amount, and all together at most the balance.
 * Money without a known deposit comes last.
 */
export function splitUnplayed(facts: Facts, deposits: readonly OpenDeposit[]): ReturnedDeposit[] {
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
