import { plus, rational, times, type Rational } from '#core'
import type { BetType, Selection, SingleBet } from './bet-type.ts'
import { countUnits } from './units.ts'

/** A bet on more than this share of the outcomes is no valid bet: it risks next to nothing. */
const maxCoverage = rational(7n, 10n)

/** Whether a selection covers so much of the outcomes that it does not count as a valid bet. */
export function coversTooMuch<Draw>(
  bet: BetType<Draw>,
  selection: Selection,
  units: bigint,
): boolean {
  const share = bet.kind === 'single' ? coverageOfSingle(bet, selection) : shareOfAll(bet, units)
  return share.numerator * maxCoverage.denominator > maxCoverage.numerator * share.denominator
}

/** Number of units by bet type, counted once. */
const allUnits = new WeakMap<object, bigint>()

function shareOfAll<Draw>(bet: BetType<Draw>, units: bigint): Rational {
  const all =
    allUnits.get(bet) ??
    countUnits(
      bet,
      bet.fields.map(({ picks }) => picks.list()),
    )
  allUnits.set(bet, all)
  return rational(units, all)
}

/** The largest share of a field: the chances of its picks, of the chances of all. */
function coverageOfSingle<Draw>(bet: SingleBet<Draw>, selection: Selection): Rational {
  const shares = bet.fields.map(({ picks, prizeOf }, index) => {
    const given = selection[index] ?? []
    if (bet.prizes.length === 1) return rational(BigInt(given.length), BigInt(picks.count))
    const chances = new Map(bet.prizes.map(({ id, chance }) => [id, chance]))
    const chanceOf = (list: readonly string[]) =>
      list.reduce((sum, pick) => plus(sum, chances.get(prizeOf(pick)) ?? zero), zero)
    const all = chanceOf(picks.list())
    return times(chanceOf(given), rational(all.denominator, all.numerator))
  })
  return shares.reduce((one, other) =>
    one.numerator * other.denominator < other.numerator * one.denominator ? other : one,
  )
}

const zero = rational(0n, 1n)
