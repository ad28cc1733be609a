/** Values of each draw, the last draw first. */
export type Values = readonly (readonly number[])[]

export interface Frequency {
  readonly number: number
  /** How often it was drawn; several times in one draw count each. */
  readonly count: number
  /** Draws since it was drawn last: 0 if in the last draw, all of them if in none. */
  readonly missed: number
}

interface Range {
  readonly min: number
  readonly max: number
}

const numbersIn = ({ min, max }: Range): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index)

/** How often and how long ago each number was drawn. */
export function frequencies(values: Values, range: Range): readonly Frequency[] {
  return numbersIn(range).map((number) => {
    const last = values.findIndex((drawn) => drawn.includes(number))
    const count = values.reduce(
      (sum, drawn) => sum + drawn.filter((one) => one === number).length,
      0,
    )
    return { number, count, missed: last < 0 ? values.length : last }
  })
}

/** The numbers drawn most often; of equal ones the last drawn. */
export const hottest = (list: readonly Frequency[], size: number): readonly Frequency[] =>
  list
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count || one.missed - other.missed)
    .slice(0, size)

/** The numbers missed for longest; of equal ones the rarest. */
export const coldest = (list: readonly Frequency[], size: number): readonly Frequency[] =>
  list
    .filter(({ missed }) => missed > 0)
    .toSorted((one, other) => other.missed - one.missed || one.count - other.count)
    .slice(0, size)

export interface TrendCell {
  readonly number: number
  readonly isDrawn: boolean
  /** Draws missed up to this one, of those that are loaded. */
  readonly gap: number
}

/** For each draw, in the order of `values`, whether every number was drawn or for how long not. */
export function trendRows(values: Values, range: Range): readonly (readonly TrendCell[])[] {
  const gaps = new Map<number, number>()
  const rows = values.toReversed().map((drawn) =>
    numbersIn(range).map((number): TrendCell => {
      const isDrawn = drawn.includes(number)
      const gap = isDrawn ? 0 : (gaps.get(number) ?? 0) + 1
      gaps.set(number, gap)
      return { number, isDrawn, gap }
    }),
  )
  return rows.toReversed()
}

/** The longest gap of each column of a trend chart. */
export function longestGaps(rows: readonly (readonly TrendCell[])[]): readonly number[] {
  const [first = []] = rows
  return first.map((_cell, column) => Math.max(...rows.map((row) => row[column]?.gap ?? 0)))
}

/** How many of the drawn values have each key from 0 to 9. */
export function countBy(values: Values, keyOf: (value: number) => number): readonly number[] {
  const all = values.flat().map(keyOf)
  return Array.from({ length: 10 }, (_, key) => all.filter((one) => one === key).length)
}
