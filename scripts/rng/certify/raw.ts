import { shareOf, type Share } from '../nist/judge.ts'
import type { Found, RawTask, Task } from './perform.ts'
import { judgeWithRetry, judge, type Judgement, type Verdict } from './retry-rule.ts'

export type PerformAll = (tasks: readonly Task[]) => Promise<Found[][]>

export interface RawSize {
  sequences: number
  bits: number
}

interface Setup {
  generator: string
  /** Label of fixed seeds; null for live seeds. */
  seeds: string | null
}

const sequencesPerTask = 10

/** Runs SP 800-22 over raw output and judges the shares that pass and their spread. */
export function certifyRaw(
  performAll: PerformAll,
  { generator, seeds }: Setup,
  { sequences, bits }: RawSize,
): Promise<Verdict<Share>[]> {
  return judgeWithRetry(async (keys) => {
    const tests = keys && [...new Set([...keys].map((key) => key.split(':')[0] ?? ''))]
    const fresh = seeds === null || keys === null ? seeds : `${seeds} again`
    const tasks = Array.from(
      { length: Math.ceil(sequences / sequencesPerTask) },
      (_, index): RawTask => {
        const first = index * sequencesPerTask
        const count = Math.min(sequencesPerTask, sequences - first)
        return { kind: 'raw', generator, seeds: fresh, tests, bits, first, count }
      },
    )
    return mergeResults(await performAll(tasks)).map(judgeShare)
  })
}

/** Merges the p-values of all tasks by test. */
function mergeResults(results: readonly Found[][]): Found[] {
  const merged = new Map<string, Found>()
  for (const { test, part, pValues } of results.flat()) {
    const key = `${test}:${part}`
    const all = [...(merged.get(key)?.pValues ?? []), ...pValues]
    merged.set(key, { test, part, pValues: all })
  }
  return [...merged.values()]
}

function judgeShare({ test, part, pValues }: Found): Judgement<Share> {
  const share = shareOf(part === '' ? test : `${test} ${part}`, pValues)
  const missed = judge(share.chance) === 'failed' ? 'failed' : 'doubtful'
  return { key: `${test}:${part}`, judged: share.kept ? 'passed' : missed, value: share }
}
