import { shareOf, type Share } from '../nist/judge.ts'
import type { Found, RawTask, Task } from './perform.ts'
import { byTheRule, judge, type Judgement, type Verdict } from './rule.ts'

export type PerformAll = (tasks: readonly Task[]) => Promise<Found[][]>

export interface RawSize {
  sequences: number
  bits: number
}

interface Tried {
  generator: string
  /** The label of fixed seeds; null for live ones. */
  seeds: string | null
}

const inTask = 10

/** SP 800-22 over raw output: shares that pass and their spread. */
export function certifyRaw(
  performAll: PerformAll,
  { generator, seeds }: Tried,
  { sequences, bits }: RawSize,
): Promise<Verdict<Share>[]> {
  return byTheRule(async (keys) => {
    const tests = keys && [...new Set([...keys].map((key) => key.split(':')[0] ?? ''))]
    const fresh = seeds === null || keys === null ? seeds : `${seeds} again`
    const tasks = Array.from({ length: Math.ceil(sequences / inTask) }, (_, place): RawTask => {
      const first = place * inTask
      const count = Math.min(inTask, sequences - first)
      return { kind: 'raw', generator, seeds: fresh, tests, bits, first, count }
    })
    return join(await performAll(tasks)).map(judgeShare)
  })
}

/** The lots of all tasks together. */
function join(found: readonly Found[][]): Found[] {
  const joined = new Map<string, Found>()
  for (const { test, part, pValues } of found.flat()) {
    const key = `${test}:${part}`
    const all = [...(joined.get(key)?.pValues ?? []), ...pValues]
    joined.set(key, { test, part, pValues: all })
  }
  return [...joined.values()]
}

function judgeShare({ test, part, pValues }: Found): Judgement<Share> {
  const share = shareOf(part === '' ? test : `${test} ${part}`, pValues)
  const missed = judge(share.chance) === 'failed' ? 'failed' : 'doubtful'
  return { key: `${test}:${part}`, judged: share.kept ? 'passed' : missed, value: share }
}
