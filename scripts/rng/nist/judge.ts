import { binomialAtLeast, chiSquareAbove, evenChiSquare, addOne } from '../stats/index.ts'

/** The p-value below which a single sequence counts as failing. */
const alpha = 0.01
const bins = 10
/** NIST judges the spread of p-values from this number on; shares say little below it. */
const minSequences = 55
const spreadLine = 0.0001
const chanceLine = 0.001

/** The results of one value of a test over all sequences. */
export interface Share {
  readonly test: string
  readonly sequences: number
  readonly passed: number
  /** 0.99 - 3·√(0.99·0.01/s): the smallest share that passes. */
  readonly line: number
  /** Uniformity of the p-values; 1 if they are too few. */
  readonly spread: number
  /** The smaller of the chances of so many failures and of such a spread. */
  readonly chance: number
  readonly kept: boolean
}

export function shareOf(test: string, pValues: readonly number[]): Share {
  const sequences = pValues.length
  const passed = pValues.filter((p) => p >= alpha).length
  const line = 1 - alpha - 3 * Math.sqrt((alpha * (1 - alpha)) / sequences)
  const spread = sequences < minSequences ? 1 : spreadOf(pValues)
  const chance = Math.min(spread, binomialAtLeast(sequences - passed, sequences, alpha))
  const isAboveThresholds = passed / sequences >= line && spread >= spreadLine
  const kept = sequences < minSequences ? chance >= chanceLine : isAboveThresholds
  return { test, sequences, passed, line, spread, chance, kept }
}

function spreadOf(pValues: readonly number[]): number {
  const counts = new Uint32Array(bins)
  for (const p of pValues) addOne(counts, Math.min(Math.floor(p * bins), bins - 1))
  return chiSquareAbove(evenChiSquare(counts), bins - 1)
}
