import { outcomeGames } from '../outcomes/games.ts'
import { holm } from '../stats/index.ts'
import type { OutcomeTask } from './perform.ts'
import type { PerformAll } from './raw.ts'
import { judgeWithRetry, judge, type Verdict } from './retry-rule.ts'

export interface Outcome {
  readonly game: string
  readonly test: string
  readonly part: string
  readonly p: number
}

export interface OutcomeResult {
  readonly verdicts: readonly Verdict<Outcome>[]
  /** The smallest p-value after Holm's correction; below 0.01 all fail together. */
  readonly holm: number
}

export interface OutcomeSize {
  /** Numbers drawn for each game. */
  draws: number
  games?: readonly string[]
}

interface Setup {
  generator: string
  seeds: string | null
}

const holmThreshold = 0.01

/** Runs the seven tests over the outcomes of each game. */
export async function certifyOutcomes(
  performAll: PerformAll,
  { generator, seeds }: Setup,
  { draws, games = Object.keys(outcomeGames) }: OutcomeSize,
): Promise<OutcomeResult> {
  const verdicts = await judgeWithRetry(async (keys) => {
    const setup = { generator, seeds: keys && seeds ? `${seeds} again` : seeds }
    const tasks = games.flatMap((game) => tasksOf(game, { ...setup, draws }, keys))
    const results = await performAll(tasks)
    return results.flatMap((gameResults, index) =>
      gameResults.map(({ test, part, pValues: [p = Number.NaN] }) => {
        const game = tasks[index]?.game ?? ''
        const value: Outcome = { game, test, part, p }
        return { key: [game, test, part].join(':'), judged: judge(p), value }
      }),
    )
  })
  const last = verdicts.map(({ values }) => values.at(-1)?.p ?? 0)
  return { verdicts, holm: Math.min(...holm(last)) }
}

/** Tasks of a game: all tests, or only the requested ones. */
function tasksOf(
  game: string,
  setup: Setup & { draws: number },
  keys: ReadonlySet<string> | null,
): OutcomeTask[] {
  const requested = keys && [...keys].map((key) => key.split(':')).filter(([of]) => of === game)
  const tests = requested && requested.map(([, test = '']) => test)
  return tests?.length === 0 ? [] : [{ kind: 'outcomes', ...setup, game, tests }]
}

export const outcomesPass = ({ verdicts, holm: smallest }: OutcomeResult) =>
  verdicts.every(({ passed }) => passed) && smallest >= holmThreshold
