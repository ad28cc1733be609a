import { chiSquareAbove, evenChiSquare, twoSided } from '../stats/index.ts'
import { countsOf, minExpected, pairsOf } from './cells.ts'
import { testedColumns } from './distribution.ts'
import type { PValue } from './p-value.ts'
import type { Table } from './table.ts'

/** Overlapping pairs of successive rounds: ψ² of pairs minus that of single values (Good). */
export const overlaps = (table: Table): PValue[] =>
  testedColumns(table).flatMap((column) => {
    const { name, size, values } = column
    if (values.length < minExpected * size ** 2) return []
    const pairs = evenChiSquare(pairsOf(column, column, 1))
    const single = evenChiSquare(countsOf(values, size))
    return [{ part: name, p: twoSided(chiSquareAbove(pairs - single, size ** 2 - size)) }]
  })
