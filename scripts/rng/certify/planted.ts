import { planted } from '../generators/index.ts'
import { outcomeGames } from '../outcomes/games.ts'
import { certifyOutcomes } from './outcomes.ts'
import { certifyRaw, type PerformAll, type RawSize } from './raw.ts'

export interface Caught {
  readonly generator: string
  /** Tests that it failed, smallest p-value first; empty if it passed. */
  readonly by: readonly string[]
}

export interface PlantedSize extends RawSize {
  draws: number
  /** Whether to run all tests of a generator that is already caught. */
  thorough: boolean
}

interface Failed {
  by: string
  p: number
}

/** Runs a planted bad generator through the same tests. */
export async function tryPlanted(
  performAll: PerformAll,
  setup: { generator: string; seeds: string | null },
  size: PlantedSize,
): Promise<Caught> {
  const { generator } = setup
  const failed: Failed[] = []
  const isDone = () => failed.length > 0 && !size.thorough
  for (const game of Object.keys(outcomeGames).toReversed()) {
    if (isDone()) break
    failed.push(...(await failedOutcomes(performAll, setup, { ...size, games: [game] })))
  }
  const wordsAreBad = planted[generator]?.raw === true
  if (wordsAreBad && !isDone()) failed.push(...(await failedRaw(performAll, setup, size)))
  const sorted = failed.toSorted((a, b) => a.p - b.p)
  return { generator, by: [...new Set(sorted.map(({ by }) => by))] }
}

async function failedRaw(...args: Parameters<typeof certifyRaw>): Promise<Failed[]> {
  return (await certifyRaw(...args))
    .filter(({ passed }) => !passed)
    .map(({ key, values }) => ({ by: key.split(':')[0] ?? key, p: values[0]?.chance ?? 0 }))
}

async function failedOutcomes(...args: Parameters<typeof certifyOutcomes>): Promise<Failed[]> {
  return (await certifyOutcomes(...args)).verdicts
    .filter(({ passed }) => !passed)
    .flatMap(({ values: [first] }) => (first ? [{ by: first.test, p: first.p }] : []))
}
