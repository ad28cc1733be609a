import { chiSquareAbove, evenChiSquare, twoSided } from '../stats/index.ts'
import { evenCells, minExpected, pairsOf } from './cells.ts'
import { testedColumns } from './distribution.ts'
import type { PValue } from './p-value.ts'
import type { Column, Table } from './table.ts'

const phases = 10

/** Independence of the columns of a round from each other and from the round number. */
export function interplay(table: Table): PValue[] {
  const columns = testedColumns(table)
  const number = {
    name: 'number of the round',
    size: phases,
    values: Uint8Array.from({ length: table.rounds }, (_, round) => round % phases),
  }
  const pairs = columns.flatMap((first, index) =>
    columns.slice(index + 1).map((other) => pair(first, other, table.distinct)),
  )
  const withNumber = columns.map((column) => pair(column, number, false))
  return [...pairs, ...withNumber].flat()
}

function pair(first: Column, other: Column, distinct: boolean): PValue[] {
  const cells = first.size * other.size
  if (first.values.length < minExpected * cells) return []
  const part = `${first.name} and ${other.name}`
  const counts = pairsOf(first, other)
  return [{ part, p: distinct ? evenExceptEqual(counts, first.size) : evenCells(counts) }]
}

/** Cells of two equal cards must be empty; all others are equally likely. */
function evenExceptEqual(counts: Uint32Array, size: number): number {
  const unequal = counts.filter((_, cell) => Math.floor(cell / size) !== cell % size)
  const total = (cells: Uint32Array) => cells.reduce((sum, count) => sum + count, 0)
  if (total(unequal) !== total(counts)) return 0
  return twoSided(chiSquareAbove(evenChiSquare(unequal), unequal.length - 1))
}
