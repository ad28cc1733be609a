import { chiSquareAbove, evenChiSquare, twoSided } from '../stats/index.ts'
import { countsOf, fewest, pairsOf } from './cells.ts'
import { tested } from './distribution.ts'
import type { PValue } from './p-value.ts'
import type { Table } from './table.ts'

/** Pairs of successive rounds that overlap: ψ² of pairs less that of single values (Good). */
export const overlaps = (table: Table): PValue[] =>
  tested(table).flatMap((column) => {
    const { name, size, values } = column
    if (values.length < fewest * size ** 2) return []
    const pairs = evenChiSquare(pairsOf(column, column, 1))
    const single = evenChiSquare(countsOf(values, size))
    return [{ part: name, p: twoSided(chiSquareAbove(pairs - single, size ** 2 - size)) }]
  })
