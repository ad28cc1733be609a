import { addOne, chiSquareAbove, evenChiSquare, twoSided } from '../stats/index.ts'
import type { Column } from './table.ts'

/** Fewer than this are not expected in any cell. */
export const fewest = 5

export function countsOf(values: Uint8Array, size: number): Uint32Array {
  const counts = new Uint32Array(size)
  for (const value of values) addOne(counts, value)
  return counts
}

/** Cells of pairs: the first column's value, then the other's, `later` rounds after it. */
export function pairsOf(one: Column, other: Column, later = 0): Uint32Array {
  const counts = new Uint32Array(one.size * other.size)
  const rounds = one.values.length
  for (let round = 0; round < rounds; round += 1) {
    const second = other.values[(round + later) % rounds] ?? 0
    addOne(counts, (one.values[round] ?? 0) * other.size + second)
  }
  return counts
}

/** How likely counts are as uneven, or as even, where all cells are as likely. */
export const evenCells = (counts: Uint32Array): number =>
  twoSided(chiSquareAbove(evenChiSquare(counts), counts.length - 1))
