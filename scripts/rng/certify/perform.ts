import { fixed, generatorOf, live, wordsFrom } from '../generators/index.ts'
import { battery } from '../nist/battery.ts'
import { bitsOfWords } from '../nist/bits.ts'
import { outcomeTests } from '../outcomes/battery.ts'
import { outcomeGames } from '../outcomes/games.ts'
import { drawTable } from '../outcomes/table.ts'

interface Common {
  generator: string
  /** Label of fixed seeds; null for live seeds. */
  seeds: string | null
  /** Names of the tests to run; null for all. */
  tests: readonly string[] | null
}

/** SP 800-22 on some sequences of raw output. */
export interface RawTask extends Common {
  kind: 'raw'
  first: number
  count: number
  bits: number
}

/** The seven tests on the outcomes of a game. */
export interface OutcomeTask extends Common {
  kind: 'outcomes'
  game: string
  draws: number
}

export type Task = RawTask | OutcomeTask

/** p-values of one part of a test: one per sequence, or one for the game. */
export interface Found {
  readonly test: string
  readonly part: string
  readonly pValues: number[]
}

/** Runs a task in this thread. Tasks and results can be sent between threads. */
export const perform = (task: Task): Found[] =>
  task.kind === 'raw' ? performRaw(task) : performOutcomes(task)

const entropyOf = ({ seeds }: Common, index: string) =>
  seeds === null ? live : fixed(`${seeds}:${index}`)

const selectTests = <T>(all: Readonly<Record<string, T>>, { tests }: Common) =>
  Object.entries(all).filter(([name]) => tests === null || tests.includes(name))

function performRaw(task: RawTask): Found[] {
  const results = new Map<string, Found>()
  const generator = generatorOf(task.generator, entropyOf(task, `raw ${task.first}`))
  for (let index = task.first; index < task.first + task.count; index += 1) {
    const bits = bitsOfWords(wordsFrom(generator, task.bits / 32, index % 2 === 0))
    for (const [test, run] of selectTests(battery, task)) {
      for (const { part, p } of run(bits)) {
        const key = `${test}:${part}`
        const entry = results.get(key) ?? { test, part, pValues: [] }
        entry.pValues.push(p)
        results.set(key, entry)
      }
    }
  }
  return [...results.values()]
}

function performOutcomes(task: OutcomeTask): Found[] {
  const game = outcomeGames[task.game]
  if (!game) throw new Error(`no game ${task.game}`)
  const generator = generatorOf(task.generator, entropyOf(task, task.game))
  const table = drawTable(game, generator, task.draws)
  return selectTests(outcomeTests, task).flatMap(([test, run]) =>
    run(table).map(({ part, p }) => ({ test, part, pValues: [p] })),
  )
}
