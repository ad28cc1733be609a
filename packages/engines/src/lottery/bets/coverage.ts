import { plus, rational, times, type Rational } from '#core'
import type { BetType, CrossBet, Selection, SingleBet } from './bet-type.ts'
import { countUnits, unitsOf } from './units.ts'

/** A bet on more than this share of the outcomes is no valid bet: it risks next to nothing. */
const maxCoverage = rational(7n, 10n)

const isTooMuch = (share: Rational) =>
  share.numerator * maxCoverage.denominator > maxCoverage.numerator * share.denominator

/** Whether selections of a bet type together cover so many outcomes that they are no valid bet. */
export const coversTooMuch = <Draw>(
  bet: BetType<Draw>,
  selections: readonly Selection[],
): boolean => (bet.kind === 'single' ? coversField(bet, selections) : coversUnits(bet, selections))

/** Number of units by bet type, counted once. */
const unitCounts = new WeakMap<object, bigint>()

function allUnits<Draw>(bet: CrossBet<Draw>): bigint {
  const lists = bet.fields.map(({ picks }) => picks.list())
  const count = unitCounts.get(bet) ?? countUnits(bet, lists)
  unitCounts.set(bet, count)
  return count
}

/** Lists units only where there are enough of them, as the same unit may be in two selections. */
function coversUnits<Draw>(bet: CrossBet<Draw>, selections: readonly Selection[]): boolean {
  const all = allUnits(bet)
  const counted = selections.reduce((sum, selection) => sum + countUnits(bet, selection), 0n)
  if (!isTooMuch(rational(counted, all))) return false
  if (selections.length === 1) return true
  const units = new Set(
    selections.flatMap((selection) => unitsOf(bet, selection).map((unit) => JSON.stringify(unit))),
  )
  return isTooMuch(rational(BigInt(units.size), all))
}

/** Whether a field is covered: by the chances of its picks, of the chances of all. */
function coversField<Draw>(bet: SingleBet<Draw>, selections: readonly Selection[]): boolean {
  return bet.fields.some(({ picks, prizeOf }, index) => {
    const given = new Set(selections.flatMap((selection) => selection[index] ?? []))
    if (bet.prizes.length === 1) return isTooMuch(rational(BigInt(given.size), BigInt(picks.count)))
    const chances = new Map(bet.prizes.map(({ id, chance }) => [id, chance]))
    const chanceOf = (list: Iterable<string>) =>
      [...list].reduce((sum, pick) => plus(sum, chances.get(prizeOf(pick)) ?? zero), zero)
    const all = chanceOf(picks.list())
    return isTooMuch(times(chanceOf(given), rational(all.denominator, all.numerator)))
  })
}

const zero = rational(0n, 1n)
