import type { BetType, CrossBet, CrossField, Selection } from './bet-type.ts'
import { combinations } from './counting.ts'

/** Counts the units that a valid selection covers. */
export function countUnits<Draw>(bet: BetType<Draw>, selection: Selection): bigint {
  if (bet.kind === 'single') {
    return BigInt(selection.reduce((sum, picks) => sum + picks.length, 0))
  }
  const bankers = bankersOf(bet, selection)
  if (bankers.length > 0) {
    return combinations(selection[0]?.length ?? 0, (bet.fields[0]?.size ?? 0) - bankers.length)
  }
  return bet.isDistinct ? countDistinct(bet.fields, selection) : countProduct(bet, selection)
}

const countProduct = <Draw>({ fields }: CrossBet<Draw>, selection: Selection) =>
  fields.reduce(
    (all, { size }, index) => all * combinations(selection[index]?.length ?? 0, size),
    1n,
  )

/** The picks that are in every unit. */
export const bankersOf = <Draw>(bet: CrossBet<Draw>, selection: Selection): readonly string[] =>
  bet.takesBankers ? (selection[1] ?? []) : []

/**
 * Counts units without a repeated pick. Takes the picks one by one; a state is the number of picks
 * that each field still needs, so the work does not grow with the number of units.
 */
function countDistinct(fields: readonly CrossField[], selection: Selection): bigint {
  const picks = new Set(selection.flat())
  const steps = fields.map((_, index) =>
    fields.slice(0, index).reduce((step, { size }) => step * (size + 1), 1),
  )
  const states = fields.reduce((all, { size }) => all * (size + 1), 1)
  const ways = Array.from({ length: states }, () => 0n)
  ways[states - 1] = 1n
  const needOf = (state: number, field: number) =>
    Math.floor(state / (steps[field] ?? 1)) % ((fields[field]?.size ?? 0) + 1)
  for (const pick of picks) {
    const takers = fields.flatMap((_, field) => (selection[field]?.includes(pick) ? [field] : []))
    // A pick is given to at most one field, so each state reads states that this pick has not
    // changed: those that need one more.
    for (let state = 0; state < states; state += 1) {
      for (const field of takers) {
        if (needOf(state, field) === fields[field]?.size) continue
        const before = state + (steps[field] ?? 1)
        ways[state] = (ways[state] ?? 0n) + (ways[before] ?? 0n)
      }
    }
  }
  return ways[0] ?? 0n
}

/** Lists the units of a valid selection, each as a selection of its own. */
export function unitsOf<Draw>(bet: BetType<Draw>, selection: Selection): Selection[] {
  if (bet.kind === 'single') {
    return selection.flatMap((picks, field) =>
      picks.map((pick) => selection.map((_, index) => (index === field ? [pick] : []))),
    )
  }
  const bankers = bankersOf(bet, selection)
  const parts = bet.fields.map(({ picks, size }, index) =>
    choices(selection[index] ?? [], size - bankers.length).map((chosen) =>
      [...bankers, ...chosen].toSorted((one, other) => picks.rank(one) - picks.rank(other)),
    ),
  )
  return parts.reduce<Selection[]>(
    (units, part) =>
      units.flatMap((unit) =>
        part
          .filter((chosen) => !bet.isDistinct || !hasCommon(unit, chosen))
          .map((chosen) => [...unit, chosen]),
      ),
    [[]],
  )
}

const hasCommon = (unit: Selection, chosen: readonly string[]) =>
  unit.some((picks) => picks.some((pick) => chosen.includes(pick)))

/** All ways to take `size` items, in the order of the list. */
function choices(items: readonly string[], size: number): string[][] {
  if (size === 0) return [[]]
  const firsts = items.slice(0, Math.max(items.length - size + 1, 0))
  return firsts.flatMap((item, index) =>
    choices(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  )
}
