import { chiSquareAbove, evenChiSquare, twoSided } from '../stats/index.ts'
import { evenCells, fewest, pairsOf } from './cells.ts'
import { tested } from './distribution.ts'
import type { PValue } from './p-value.ts'
import type { Column, Table } from './table.ts'

const phases = 10

/** No column depends on another of its round, nor on the number of the round. */
export function interplay(table: Table): PValue[] {
  const columns = tested(table)
  const number = {
    name: 'number of the round',
    size: phases,
    values: Uint8Array.from({ length: table.rounds }, (_, round) => round % phases),
  }
  const pairs = columns.flatMap((one, place) =>
    columns.slice(place + 1).map((other) => pair(one, other, table.distinct)),
  )
  const withNumber = columns.map((column) => pair(column, number, false))
  return [...pairs, ...withNumber].flat()
}

function pair(one: Column, other: Column, distinct: boolean): PValue[] {
  const cells = one.size * other.size
  if (one.values.length < fewest * cells) return []
  const part = `${one.name} and ${other.name}`
  const counts = pairsOf(one, other)
  return [{ part, p: distinct ? evenButEqual(counts, one.size) : evenCells(counts) }]
}

/** Cells of two equal cards must be empty; all others are as likely. */
function evenButEqual(counts: Uint32Array, size: number): number {
  const apart = counts.filter((_, cell) => Math.floor(cell / size) !== cell % size)
  const total = (cells: Uint32Array) => cells.reduce((sum, count) => sum + count, 0)
  if (total(apart) !== total(counts)) return 0
  return twoSided(chiSquareAbove(evenChiSquare(apart), apart.length - 1))
}
