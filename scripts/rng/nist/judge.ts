import { binomialAtLeast, chiSquareAbove, evenChiSquare, addOne } from '../stats/index.ts'

/** The p-value below which a single sequence counts as failing. */
const alpha = 0.01
const bins = 10
/** NIST asks for so many before it looks at how p-values are spread; shares say little before. */
const fewestForLines = 55
const spreadLine = 0.0001
const chanceLine = 0.001

/** What came of one value of a test over all sequences that it could be taken of. */
export interface Share {
  readonly test: string
  readonly sequences: number
  readonly passed: number
  /** 0.99 - 3·√(0.99·0.01/s): the least share that passes. */
  readonly line: number
  /** How evenly the p-values lie between 0 and 1; 1 where they are too few to say. */
  readonly spread: number
  /** The chance of so many failing, or of such a spread: the lesser. */
  readonly chance: number
  readonly kept: boolean
}

export function shareOf(test: string, pValues: readonly number[]): Share {
  const sequences = pValues.length
  const passed = pValues.filter((p) => p >= alpha).length
  const line = 1 - alpha - 3 * Math.sqrt((alpha * (1 - alpha)) / sequences)
  const spread = sequences < fewestForLines ? 1 : spreadOf(pValues)
  const chance = Math.min(spread, binomialAtLeast(sequences - passed, sequences, alpha))
  const overLines = passed / sequences >= line && spread >= spreadLine
  const kept = sequences < fewestForLines ? chance >= chanceLine : overLines
  return { test, sequences, passed, line, spread, chance, kept }
}

function spreadOf(pValues: readonly number[]): number {
  const counts = new Uint32Array(bins)
  for (const p of pValues) addOne(counts, Math.min(Math.floor(p * bins), bins - 1))
  return chiSquareAbove(evenChiSquare(counts), bins - 1)
}
