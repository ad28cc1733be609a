import { normalOutside, poissonOutside } from '../stats/index.ts'
import { fewest } from './cells.ts'
import { tested } from './distribution.ts'
import type { PValue } from './p-value.ts'
import type { Column, Table } from './table.ts'

/** From so many outcomes on, equal ones are rare enough to be counted. */
const manyOutcomes = 2 ** 20

/** As many equal rounds, or series of rounds, as chance makes: pairs are nearly independent. */
export function duplicates(table: Table): PValue[] {
  const columns = tested(table)
  const inRound = outcomesOf(table)
  const series = Math.ceil(Math.log(manyOutcomes) / Math.log(inRound))
  // Two rounds of a large table are more outcomes than 32 bits can tell apart.
  const codes = new Float64Array(Math.floor(table.rounds / series))
  for (let place = 0; place < codes.length; place += 1) {
    let code = 0
    for (let round = place * series; round < (place + 1) * series; round += 1) {
      for (const { size, values } of columns) code = code * size + (values[round] ?? 0)
    }
    codes[place] = code
  }
  const expected = (codes.length * (codes.length - 1)) / 2 / inRound ** series
  const part = series === 1 ? 'rounds' : `series of ${series}`
  const whole = { part, p: poissonOutside(equalPairs(codes), expected) }
  return [whole, ...columns.flatMap(equalNext)]
}

/** The same value in the next round, as often as chance makes it. */
function equalNext({ name, size, values }: Column): PValue[] {
  const pairs = values.length - 1
  if (pairs < fewest * size) return []
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

/** How many different rounds there are. */
const outcomesOf = (table: Table) =>
  tested(table).reduce(
    (product, { size }, place) => product * (table.distinct ? size - place : size),
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
