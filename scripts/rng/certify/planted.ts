import { planted } from '../generators/index.ts'
import { outcomeGames } from '../outcomes/games.ts'
import { certifyOutcomes } from './outcomes.ts'
import { certifyRaw, type PerformAll, type RawSize } from './raw.ts'

export interface Caught {
  readonly generator: string
  /** What it failed, the surest first; nothing where it passed. */
  readonly by: readonly string[]
}

export interface PlantedSize extends RawSize {
  draws: number
  /** Whether all tests are taken of a generator that is caught already. */
  thorough: boolean
}

interface Failed {
  by: string
  p: number
}

/** Sends a planted generator through the same tests; one that nothing catches has passed. */
export async function tryPlanted(
  performAll: PerformAll,
  tried: { generator: string; seeds: string | null },
  size: PlantedSize,
): Promise<Caught> {
  const { generator } = tried
  const failed: Failed[] = []
  const isOver = () => failed.length > 0 && !size.thorough
  for (const game of Object.keys(outcomeGames).toReversed()) {
    if (isOver()) break
    failed.push(...(await failedOutcomes(performAll, tried, { ...size, games: [game] })))
  }
  const wordsAreBad = planted[generator]?.raw === true
  if (wordsAreBad && !isOver()) failed.push(...(await failedRaw(performAll, tried, size)))
  const sorted = failed.toSorted((a, b) => a.p - b.p)
  return { generator, by: [...new Set(sorted.map(({ by }) => by))] }
}

async function failedRaw(...of: Parameters<typeof certifyRaw>): Promise<Failed[]> {
  return (await certifyRaw(...of))
    .filter(({ passed }) => !passed)
    .map(({ key, values }) => ({ by: key.split(':')[0] ?? key, p: values[0]?.chance ?? 0 }))
}

async function failedOutcomes(...of: Parameters<typeof certifyOutcomes>): Promise<Failed[]> {
  return (await certifyOutcomes(...of)).verdicts
    .filter(({ passed }) => !passed)
    .flatMap(({ values: [first] }) => (first ? [{ by: first.test, p: first.p }] : []))
}
