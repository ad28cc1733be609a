import { addOne, chiSquareAbove, evenChiSquare, twoSided } from '../stats/index.ts'
import type { Column } from './table.ts'

/** Minimum expected count of a cell. */
export const minExpected = 5

export function countsOf(values: Uint8Array, size: number): Uint32Array {
  const counts = new Uint32Array(size)
  for (const value of values) addOne(counts, value)
  return counts
}

/** Counts pairs of a value of the first column and the other column's value `lag` rounds later. */
export function pairsOf(first: Column, other: Column, lag = 0): Uint32Array {
  const counts = new Uint32Array(first.size * other.size)
  const rounds = first.values.length
  for (let round = 0; round < rounds; round += 1) {
    const second = other.values[(round + lag) % rounds] ?? 0
    addOne(counts, (first.values[round] ?? 0) * other.size + second)
  }
  return counts
}

/** The two-sided chance of counts this uneven, or this even, with equally likely cells. */
export const evenCells = (counts: Uint32Array): number =>
  twoSided(chiSquareAbove(evenChiSquare(counts), counts.length - 1))
