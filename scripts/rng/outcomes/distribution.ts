import { chiSquareAbove, evenChiSquare, uniformityChance, twoSided } from '../stats/index.ts'
import { countsOf, evenCells, minExpected } from './cells.ts'
import type { PValue } from './p-value.ts'
import type { Column, Table } from './table.ts'

/** Equal frequency of all values, over all rounds and in lots of them. */
export function distribution(table: Table): PValue[] {
  if (table.outside > 0) return [{ part: 'outside', p: 0 }]
  const whole = table.distinct ? orders(table) : table.columns.flatMap(wholeColumn)
  return [...whole, ...testedColumns(table).flatMap(inLots)]
}

/**
 * Columns that are tested one by one: of a deck only its ends, because the tests need independent
 * columns.
 */
export function testedColumns({ columns, distinct }: Table): readonly Column[] {
  return distinct ? [...columns.slice(0, 3), ...columns.slice(-2)] : columns
}

const wholeColumn = ({ name, size, values }: Column): PValue[] =>
  values.length < minExpected * size ? [] : [{ part: name, p: evenCells(countsOf(values, size)) }]

/**
 * Frequency of each card at each position. Rows and columns have fixed sums, which reduces the
 * degrees of freedom.
 */
function orders({ columns, rounds }: Table): PValue[] {
  const size = columns.length
  if (rounds < minExpected * size) return []
  const cells = new Uint32Array(size * size)
  for (const [index, column] of columns.entries()) {
    cells.set(countsOf(column.values, size), index * size)
  }
  const chiSquare = (evenChiSquare(cells) * (size - 1)) / size
  return [{ part: 'card and place', p: twoSided(chiSquareAbove(chiSquare, (size - 1) ** 2)) }]
}

const expectedInLot = 20
const minLots = 20
const maxLots = 100

function inLots({ name, size, values }: Column): PValue[] {
  const count = Math.min(maxLots, Math.floor(values.length / (expectedInLot * size)))
  if (count < minLots) return []
  const rounds = Math.floor(values.length / count)
  const fits = Array.from({ length: count }, (_, lot) => {
    const counts = countsOf(values.subarray(lot * rounds, (lot + 1) * rounds), size)
    return chiSquareAbove(evenChiSquare(counts), size - 1)
  })
  return [{ part: `${name} in lots`, p: uniformityChance(fits) }]
}
