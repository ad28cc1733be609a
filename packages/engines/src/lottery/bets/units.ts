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
  let states = new Map([[fields.map(({ size }) => size).join(), 1n]])
  for (const pick of new Set(selection.flat())) {
    const next = new Map(states)
    for (const [state, ways] of states) {
      for (const after of placings(state, selection, pick)) {
        next.set(after, (next.get(after) ?? 0n) + ways)
      }
    }
    states = next
  }
  return states.get(fields.map(() => 0).join()) ?? 0n
}

/** The states after a pick is given to one of the fields that need it and offer it. */
function placings(state: string, selection: Selection, pick: string): string[] {
  const needs = state.split(',').map(Number)
  return needs.flatMap((need, index) =>
    need > 0 && selection[index]?.includes(pick) ? [needs.with(index, need - 1).join()] : [],
  )
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
  return crossed(parts).filter((unit) => !bet.isDistinct || hasNoRepeat(unit))
}

const hasNoRepeat = (unit: Selection) => new Set(unit.flat()).size === unit.flat().length

/** All ways to take `size` items, in the order of the list. */
function choices(items: readonly string[], size: number): string[][] {
  if (size === 0) return [[]]
  return items.flatMap((item, index) =>
    choices(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  )
}

function crossed(parts: readonly (readonly string[][])[]): string[][][] {
  return parts.reduce<string[][][]>(
    (units, part) => units.flatMap((unit) => part.map((chosen) => [...unit, chosen])),
    [[]],
  )
}
