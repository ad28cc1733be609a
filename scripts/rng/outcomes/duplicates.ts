import { normalOutside, poissonOutside } from '../stats/index.ts'
import { minExpected } from './cells.ts'
import { testedColumns } from './distribution.ts'
import type { PValue } from './p-value.ts'
import type { Column, Table } from './table.ts'

/** Number of outcomes from which equal ones are rare enough to be counted. */
const minOutcomes = 2 ** 20

/** The number of equal rounds, or equal series of rounds; pairs are nearly independent. */
export function duplicates(table: Table): PValue[] {
  const columns = testedColumns(table)
  const inRound = outcomesOf(table)
  const series = Math.ceil(Math.log(minOutcomes) / Math.log(inRound))
  // Two rounds of a large table have more outcomes than 32 bits hold.
  const codes = new Float64Array(Math.floor(table.rounds / series))
  for (let index = 0; index < codes.length; index += 1) {
    let code = 0
    for (let round = index * series; round < (index + 1) * series; round += 1) {
      for (const { size, values } of columns) code = code * size + (values[round] ?? 0)
    }
    codes[index] = code
  }
  const expected = (codes.length * (codes.length - 1)) / 2 / inRound ** series
  const part = series === 1 ? 'rounds' : `series of ${series}`
  const roundsValue = { part, p: poissonOutside(equalPairs(codes), expected) }
  return [roundsValue, ...columns.flatMap(equalNext)]
}

/** The frequency of the same value in the next round. */
function equalNext({ name, size, values }: Column): PValue[] {
  const pairs = values.length - 1
  if (pairs < minExpected * size) return []
  let equal = 0
  let before = -1
  for (const value of values) {
    if (value === before) equal += 1
    before = value
  }
  const deviation = Math.sqrt((pairs * (1 - 1 / size)) / size)
  return [
    { part: `${name} in the next round`, p: normalOutside((equal - pairs / size) / deviation) },
  ]
}

/** The number of different rounds. */
const outcomesOf = (table: Table) =>
  testedColumns(table).reduce(
    (product, { size }, index) => product * (table.distinct ? size - index : size),
    1,
  )

function equalPairs(codes: Float64Array): number {
  codes.sort()
  let pairs = 0
  let equal = 0
  let before = -1
  for (const code of codes) {
    equal = code === before ? equal + 1 : 0
    pairs += equal
    before = code
  }
  return pairs
}
