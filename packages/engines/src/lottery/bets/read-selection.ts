import type { BetType, CrossBet, Selection } from './bet-type.ts'
import type { Picks } from './picks.ts'
import type { RefusedSelection } from './refusals.ts'
import { countUnits } from './units.ts'

/** Maximum number of units of one selection: every five digits in order. */
const maxUnits = 100_000n

/**
 * Checks a selection from a player and sorts its picks, so that equal selections are written the
 * same way. Refuses with the name of the fault.
 */
export function readSelection<Draw>(
  bet: BetType<Draw>,
  input: unknown,
): { readonly selection: Selection; readonly units: bigint } | RefusedSelection {
  if (!isSelection(input)) return { refusal: 'malformed_selection' }
  const fields = fieldsOf(bet, input.length)
  if (!fields) return { refusal: 'wrong_number_of_fields' }
  for (const [index, { picks, min, max }] of fields.entries()) {
    const fault = faultOfField(input[index] ?? [], picks, min, max)
    if (fault) return { ...fault, field: index }
  }
  const selection = fields.map(({ picks }, index) => sorted(picks, input[index] ?? []))
  const common = bet.kind === 'cross' ? commonPick(bet, selection) : undefined
  if (common !== undefined) return { refusal: 'pick_is_banker', field: 1, pick: common }
  const units = countUnits(bet, selection)
  if (units === 0n) return { refusal: bet.kind === 'single' ? 'too_few_picks' : 'no_units' }
  return units > maxUnits ? { refusal: 'too_many_units' } : { selection, units }
}

const isSelection = (input: unknown): input is Selection =>
  Array.isArray(input) &&
  input.every(
    (field) => Array.isArray(field) && field.every((pick: unknown) => typeof pick === 'string'),
  )

interface FieldRules {
  readonly picks: Picks
  readonly min: number
  readonly max: number
}

function fieldsOf<Draw>(bet: BetType<Draw>, given: number): readonly FieldRules[] | undefined {
  if (bet.kind === 'cross' && bet.takesBankers && given === 2) return fieldsWithBankers(bet)
  if (given !== bet.fields.length) return undefined
  if (bet.kind === 'single') {
    return bet.fields.map(({ picks }) => ({ picks, min: 0, max: picks.count }))
  }
  return bet.fields.map(({ picks, size, maxPicks }) => ({
    picks,
    min: size,
    max: maxPicks ?? picks.count,
  }))
}

/** With bankers, the first list needs only the rest of a unit; at least one pick is no banker. */
function fieldsWithBankers<Draw>({ fields }: CrossBet<Draw>): readonly FieldRules[] {
  return fields.flatMap(({ picks, size, maxPicks }) => [
    { picks, min: 1, max: maxPicks ?? picks.count },
    { picks, min: 1, max: size - 1 },
  ])
}

function faultOfField(
  given: readonly string[],
  picks: Picks,
  min: number,
  max: number,
): RefusedSelection | undefined {
  const unknown = given.find((pick) => picks.rank(pick) < 0)
  if (unknown !== undefined) return { refusal: 'unknown_pick', pick: unknown }
  const seen = new Set<string>()
  for (const pick of given) {
    if (seen.has(pick)) return { refusal: 'duplicate_pick', pick }
    seen.add(pick)
  }
  if (given.length < min) return { refusal: 'too_few_picks' }
  return given.length > max ? { refusal: 'too_many_picks' } : undefined
}

const sorted = (picks: Picks, given: readonly string[]) =>
  given.toSorted((one, other) => picks.rank(one) - picks.rank(other))

function commonPick<Draw>(bet: CrossBet<Draw>, selection: Selection): string | undefined {
  if (!bet.takesBankers) return undefined
  const picks = new Set(selection[0])
  return selection[1]?.find((banker) => picks.has(banker))
}

/** The picks of an accepted line: one selection, or units that were entered one by one. */
export type Picked = { readonly selection: Selection } | { readonly entries: readonly Selection[] }

export const selectionsOf = (picked: Picked): readonly Selection[] =>
  'entries' in picked ? picked.entries : [picked.selection]

/**
 * Checks units that were entered or pasted one by one. Only bets on combinations take them: single
 * picks are a selection already.
 */
export function readEntries<Draw>(
  bet: BetType<Draw>,
  input: unknown,
): { readonly entries: readonly Selection[]; readonly units: bigint } | RefusedSelection {
  if (!Array.isArray(input) || bet.kind === 'single') return { refusal: 'malformed_selection' }
  if (input.length === 0) return { refusal: 'no_units' }
  if (BigInt(input.length) > maxUnits) return { refusal: 'too_many_units' }
  const entries = new Map<string, Selection>()
  for (const [entry, one] of input.entries()) {
    const read = readSelection(bet, one)
    if ('refusal' in read) return { ...read, entry }
    const { selection, units } = read
    if (units !== 1n || selection.length !== bet.fields.length) {
      return { refusal: 'not_one_unit', entry }
    }
    const key = JSON.stringify(selection)
    if (entries.has(key)) return { refusal: 'duplicate_entry', entry }
    entries.set(key, selection)
  }
  return { entries: [...entries.values()], units: BigInt(entries.size) }
}
