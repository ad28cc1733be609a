import type { BetTypeView } from '../bet-types/index.ts'

export type { BetTypeView }
export type FieldView = BetTypeView['fields'][number]

/** Longest number of digits that are shown as buttons; longer ones are typed. */
const maxShownDigits = 2

const listed = new Map<number, readonly string[]>()

function allOf(digits: number): readonly string[] {
  const known = listed.get(digits)
  if (known) return known
  const all = Array.from({ length: 10 ** digits }, (_, number) =>
    String(number).padStart(digits, '0'),
  )
  listed.set(digits, all)
  return all
}

/** All picks of a field. */
export const picksOf = ({ digits, picks }: FieldView): readonly string[] =>
  digits === undefined ? (picks ?? []) : allOf(digits)

/** Whether the picks of a field are typed only, as one of 10,000 numbers. */
export const isTypedOnly = ({ digits }: FieldView): boolean =>
  digits !== undefined && digits > maxShownDigits

/** Whether a field has all numbers of two digits, which Vietnamese players pick by lists. */
export const isTwoDigits = ({ digits }: FieldView): boolean => digits === maxShownDigits

/** The price of a pick; undefined where a unit of several picks may win several prizes. */
export function priceOfPick({ kind, prizes }: BetTypeView, pick: string): string | undefined {
  if (prizes.length === 1) return prizes[0]?.price
  return kind === 'single' ? prizes.find(({ id }) => id === pick)?.price : undefined
}

const bySize = (one: string, other: string) => Number(one) - Number(other)

/** The lowest and the highest price of a bet type, as sent. */
export function priceRange({ prizes }: BetTypeView): readonly [string, string] | undefined {
  const sorted = prizes.map(({ price }) => price).toSorted(bySize)
  const [first] = sorted
  const last = sorted.at(-1)
  return first === undefined || last === undefined ? undefined : [first, last]
}
