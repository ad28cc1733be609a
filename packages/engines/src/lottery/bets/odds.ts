import { plus, type Rational } from '#core'
import type { Lottery } from './lottery.ts'
import { parsePrice, priceKey, type Prices } from './prices.ts'

/** The odds table of a brand: decimal prices, stake included, by bet type and prize. */
export type OddsTable = Readonly<Record<string, string>>

export interface OddsBounds {
  /** The least return that the market profile allows. */
  readonly minReturn: Rational
  /** What is paid on top of the prices: series rebate, level rebate and agent rates together. */
  readonly paidOnTop: Rational
}

export type OddsFault =
  | 'malformed_price'
  | 'price_not_above_stake'
  | 'missing_price'
  | 'unknown_prize'
  | 'return_above_whole'
  | 'return_below_minimum'

export interface RefusedOdds {
  readonly refusal: 'odds_refused'
  readonly faults: readonly FaultyOdds[]
}

interface FaultyOdds {
  /** The bet type, or the bet type and prize. */
  readonly key: string
  readonly fault: OddsFault
}

/** Checks an odds table against the lottery and its market; returns the prices, or every fault. */
export function readOdds(
  lottery: Lottery,
  odds: OddsTable,
  bounds: OddsBounds,
): { readonly prices: Prices } | RefusedOdds {
  const wanted = new Set(
    lottery.betTypeIds.flatMap((id) =>
      (lottery.describe(id)?.prizes ?? []).map((prize) => priceKey(id, prize.id)),
    ),
  )
  const faults: FaultyOdds[] = []
  const prices = new Map<string, Rational>()
  for (const [key, text] of Object.entries(odds)) {
    const price = parsePrice(text)
    if (!wanted.has(key)) faults.push({ key, fault: 'unknown_prize' })
    else if (!price) faults.push({ key, fault: 'malformed_price' })
    else if (price.numerator <= price.denominator) {
      faults.push({ key, fault: 'price_not_above_stake' })
    } else prices.set(key, price)
  }
  for (const key of wanted) {
    if (!Object.hasOwn(odds, key)) faults.push({ key, fault: 'missing_price' })
  }
  if (faults.length === 0) faults.push(...faultsOfReturns(lottery, prices, bounds))
  return faults.length > 0 ? { refusal: 'odds_refused', faults } : { prices }
}

function faultsOfReturns(
  lottery: Lottery,
  prices: Prices,
  { minReturn, paidOnTop }: OddsBounds,
): FaultyOdds[] {
  return lottery.returns(prices).flatMap<FaultyOdds>(({ betType, prize, returnToPlayer }) => {
    const key = prize === undefined ? betType : priceKey(betType, prize)
    const paid = plus(returnToPlayer, paidOnTop)
    if (paid.numerator > paid.denominator) return [{ key, fault: 'return_above_whole' }]
    const isLow =
      returnToPlayer.numerator * minReturn.denominator <
      minReturn.numerator * returnToPlayer.denominator
    return isLow ? [{ key, fault: 'return_below_minimum' }] : []
  })
}
