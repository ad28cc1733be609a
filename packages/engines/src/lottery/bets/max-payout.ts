import { plus, rational, times, type Rational } from '#core'
import type { CrossBet, Prize, Selection, SingleBet, SingleField, BetType } from './bet-type.ts'
import { priceOf, type Prices } from './prices.ts'

/**
 * An upper bound on what a selection can pay in one draw, in base stakes: the liability that the
 * house takes on.
 */
export const maxPayout = <Draw>(
  bet: BetType<Draw>,
  selection: Selection,
  units: bigint,
  prices: Prices,
): Rational =>
  bet.kind === 'single' ? maxOfSingle(bet, selection, prices) : maxOfCross(bet, units, prices)

const zero = rational(0n, 1n)
const isBelow = (one: Rational, other: Rational) =>
  one.numerator * other.denominator < other.numerator * one.denominator
const larger = (one: Rational, other: Rational) => (isBelow(one, other) ? other : one)

function maxOfSingle<Draw>(bet: SingleBet<Draw>, selection: Selection, prices: Prices): Rational {
  const prizes = new Map(bet.prizes.map((prize) => [prize.id, prize]))
  return bet.fields
    .map((field, index) => maxOfField(bet, field, selection[index] ?? [], prizes, prices))
    .reduce(plus, zero)
}

/** The best prices get the hits, up to the maximum of hits; or all picks are pushed. */
function maxOfField<Draw>(
  bet: SingleBet<Draw>,
  field: SingleField<Draw>,
  picks: readonly string[],
  prizes: ReadonlyMap<string, Prize>,
  prices: Prices,
): Rational {
  const counts = Map.groupBy(picks, (pick) => field.prizeOf(pick))
  const byPrice = [...counts]
    .map(([prize, group]) => ({
      price: priceOf(bet.id, prize, prices),
      hits: group.length * (prizes.get(prize)?.maxTimes ?? 1),
    }))
    .toSorted((one, other) => (isBelow(one.price, other.price) ? 1 : -1))
  let left = field.maxHits
  let won = zero
  for (const { price, hits } of byPrice) {
    const paid = Math.min(hits, left)
    won = plus(won, times(price, rational(BigInt(paid), 1n)))
    left -= paid
  }
  const canPush = picks.some((pick) => prizes.get(field.prizeOf(pick))?.push)
  const pushed = canPush ? picks.length * (bet.charge ?? 1) : 0
  return larger(won, rational(BigInt(pushed), 1n))
}

function maxOfCross<Draw>(bet: CrossBet<Draw>, units: bigint, prices: Prices): Rational {
  const best = bet.prizes
    .map(({ id, maxTimes = 1 }) =>
      times(priceOf(bet.id, id, prices), rational(BigInt(maxTimes), 1n)),
    )
    .reduce(larger, zero)
  const wins = units < bet.maxWins ? units : bet.maxWins
  return times(best, rational(wins, 1n))
}
