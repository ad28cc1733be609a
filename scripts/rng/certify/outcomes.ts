import { outcomeGames } from '../outcomes/games.ts'
import { holm } from '../stats/index.ts'
import type { OutcomeTask } from './perform.ts'
import type { PerformAll } from './raw.ts'
import { byTheRule, judge, type Verdict } from './rule.ts'

export interface Outcome {
  readonly game: string
  readonly test: string
  readonly part: string
  readonly p: number
}

export interface OutcomeResult {
  readonly verdicts: readonly Verdict<Outcome>[]
  /** The least p-value as if it had been the only one of all; below 0.01 they fail together. */
  readonly holm: number
}

export interface OutcomeSize {
  /** Numbers drawn for each game. */
  draws: number
  games?: readonly string[]
}

interface Tried {
  generator: string
  seeds: string | null
}

const together = 0.01

/** The seven tests over what comes out of each game. */
export async function certifyOutcomes(
  performAll: PerformAll,
  { generator, seeds }: Tried,
  { draws, games = Object.keys(outcomeGames) }: OutcomeSize,
): Promise<OutcomeResult> {
  const verdicts = await byTheRule(async (keys) => {
    const tried = { generator, seeds: keys && seeds ? `${seeds} again` : seeds }
    const tasks = games.flatMap((game) => tasksOf(game, { ...tried, draws }, keys))
    const found = await performAll(tasks)
    return found.flatMap((ofGame, place) =>
      ofGame.map(({ test, part, pValues: [p = Number.NaN] }) => {
        const game = tasks[place]?.game ?? ''
        const value: Outcome = { game, test, part, p }
        return { key: [game, test, part].join(':'), judged: judge(p), value }
      }),
    )
  })
  const last = verdicts.map(({ values }) => values.at(-1)?.p ?? 0)
  return { verdicts, holm: Math.min(...holm(last)) }
}

/** With all tests, or those that are asked for; none where that are none. */
function tasksOf(
  game: string,
  tried: Tried & { draws: number },
  keys: ReadonlySet<string> | null,
): OutcomeTask[] {
  const asked = keys && [...keys].map((key) => key.split(':')).filter(([of]) => of === game)
  const tests = asked && asked.map(([, test = '']) => test)
  return tests?.length === 0 ? [] : [{ kind: 'outcomes', ...tried, game, tests }]
}

export const outcomesPass = ({ verdicts, holm: least }: OutcomeResult) =>
  verdicts.every(({ passed }) => passed) && least >= together
