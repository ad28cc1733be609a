import { chiSquareAbove } from './chances.ts'

/** Σ (observed - expected)² / expected. */
function chiSquare(observed: ArrayLike<number>, expected: ArrayLike<number>): number {
  let sum = 0
  for (let place = 0; place < observed.length; place += 1) {
    const mean = expected[place] ?? 0
    sum += ((observed[place] ?? 0) - mean) ** 2 / mean
  }
  return sum
}

/** How likely counts as uneven are, where the chances are these. */
export function fitOf(observed: readonly number[], chances: readonly number[]): number {
  const total = observed.reduce((sum, count) => sum + count, 0)
  const expected = chances.map((chance) => chance * total)
  return chiSquareAbove(chiSquare(observed, expected), observed.length - 1)
}

/** χ² of cells that are all as likely. */
export function evenChiSquare(counts: Uint32Array): number {
  let total = 0
  let squares = 0
  for (const count of counts) {
    total += count
    squares += count * count
  }
  return (squares * counts.length) / total - total
}
