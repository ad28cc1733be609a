import { expect, test } from 'vitest'
import { planted } from '../generators/index.ts'
import { outcomeGames } from '../outcomes/games.ts'
import { certifyOutcomes, outcomesPass } from './outcomes.ts'
import { perform } from './perform.ts'
import { tryPlanted } from './planted.ts'
import { certifyRaw, type PerformAll } from './raw.ts'

/** The short form of `npm run rng:certify`, with fixed seeds and few draws. */
const inThisThread: PerformAll = (tasks) => Promise.resolve(tasks.map(perform))
const studio = { generator: 'studio', seeds: 'short form' }
const draws = 22_000
const raw = { sequences: 10, bits: 2 ** 16 }

test('the raw stream passes SP 800-22', async () => {
  const verdicts = await certifyRaw(inThisThread, studio, raw)
  expect(verdicts.filter(({ passed }) => !passed)).toEqual([])
  expect(verdicts.length).toBeGreaterThan(150)
})

test('outcomes of each game pass the seven tests together', async () => {
  const result = await certifyOutcomes(inThisThread, studio, { draws })
  expect(result.verdicts.filter(({ passed }) => !passed)).toEqual([])
  expect(outcomesPass(result)).toBe(true)
  const tested = new Set(result.verdicts.map(({ values }) => values[0]?.game))
  expect(tested).toEqual(new Set(Object.keys(outcomeGames)))
})

test.each(Object.keys(planted))('the same tests catch: %s', async (generator) => {
  const size = { ...raw, sequences: 8, draws, thorough: false }
  const { by } = await tryPlanted(inThisThread, { generator, seeds: 'planted' }, size)
  expect(by).not.toEqual([])
})
