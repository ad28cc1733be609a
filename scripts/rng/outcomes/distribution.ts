import { chiSquareAbove, evenChiSquare, evenlySpread, twoSided } from '../stats/index.ts'
import { countsOf, evenCells, fewest } from './cells.ts'
import type { PValue } from './p-value.ts'
import type { Column, Table } from './table.ts'

/** Each value as often as each other, in all rounds and in lots of them. */
export function distribution(table: Table): PValue[] {
  if (table.outside > 0) return [{ part: 'outside', p: 0 }]
  const whole = table.distinct ? orders(table) : table.columns.flatMap(wholeColumn)
  return [...whole, ...tested(table).flatMap(lots)]
}

/** Of a deck only its ends are looked at one by one; the tests want independent columns. */
export function tested({ columns, distinct }: Table): readonly Column[] {
  return distinct ? [...columns.slice(0, 3), ...columns.slice(-2)] : columns
}

const wholeColumn = ({ name, size, values }: Column): PValue[] =>
  values.length < fewest * size ? [] : [{ part: name, p: evenCells(countsOf(values, size)) }]

/** Each card at each place; rows and columns both add up, which takes freedom from the cells. */
function orders({ columns, rounds }: Table): PValue[] {
  const size = columns.length
  if (rounds < fewest * size) return []
  const cells = new Uint32Array(size * size)
  for (const [place, column] of columns.entries()) {
    cells.set(countsOf(column.values, size), place * size)
  }
  const chiSquare = (evenChiSquare(cells) * (size - 1)) / size
  return [{ part: 'card and place', p: twoSided(chiSquareAbove(chiSquare, (size - 1) ** 2)) }]
}

const expectedInLot = 20
const fewestLots = 20
const mostLots = 100

function lots({ name, size, values }: Column): PValue[] {
  const count = Math.min(mostLots, Math.floor(values.length / (expectedInLot * size)))
  if (count < fewestLots) return []
  const rounds = Math.floor(values.length / count)
  const fits = Array.from({ length: count }, (_, lot) => {
    const counts = countsOf(values.subarray(lot * rounds, (lot + 1) * rounds), size)
    return chiSquareAbove(evenChiSquare(counts), size - 1)
  })
  return [{ part: `${name} in lots`, p: evenlySpread(fits) }]
}
