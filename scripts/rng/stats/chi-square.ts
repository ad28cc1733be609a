import { chiSquareAbove } from './chances.ts'

/** Σ (observed - expected)² / expected. */
function chiSquare(observed: ArrayLike<number>, expected: ArrayLike<number>): number {
  let sum = 0
  for (let index = 0; index < observed.length; index += 1) {
    const mean = expected[index] ?? 0
    sum += ((observed[index] ?? 0) - mean) ** 2 / mean
  }
  return sum
}

/** The chance of counts at least this uneven, under the given chances. */
export function fitOf(observed: readonly number[], chances: readonly number[]): number {
  const total = observed.reduce((sum, count) => sum + count, 0)
  const expected = chances.map((chance) => chance * total)
  return chiSquareAbove(chiSquare(observed, expected), observed.length - 1)
}

/** χ² of equally likely cells. */
export function evenChiSquare(counts: Uint32Array): number {
  let total = 0
  let squares = 0
  for (const count of counts) {
    total += count
    squares += count * count
  }
  return (squares * counts.length) / total - total
}
