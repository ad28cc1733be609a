import type { Share } from '../nist/judge.ts'
import type { Row } from './dieharder.ts'
import { outcomesPass, type OutcomeResult } from './outcomes.ts'
import type { Caught } from './planted.ts'
import type { Verdict } from './retry-rule.ts'

export interface Sizes {
  sequences: number
  bits: number
  draws: number
  starts: number
  megabytes: number
  plantedSequences: number
  plantedDraws: number
}

/** The result of a complete run. */
export interface Result {
  readonly sizes: Sizes
  readonly sharedBlocks: number
  readonly raw: readonly Verdict<Share>[]
  readonly outcomes: OutcomeResult
  /** Null if dieharder is not installed. */
  readonly dieharder: {
    readonly whole: boolean
    readonly verdicts: readonly Verdict<Row>[]
    readonly planted: readonly Verdict<Row>[]
  } | null
  readonly planted: readonly Caught[]
  readonly minutes: number
}

const allPass = (verdicts: readonly Verdict<unknown>[]) => verdicts.every(({ passed }) => passed)

export function isCertified({ sharedBlocks, raw, outcomes, dieharder, planted }: Result): boolean {
  return (
    sharedBlocks === 0 &&
    allPass(raw) &&
    outcomesPass(outcomes) &&
    planted.every(({ by }) => by.length > 0) &&
    (dieharder === null || (allPass(dieharder.verdicts) && !allPass(dieharder.planted)))
  )
}
