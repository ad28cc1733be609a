import { expect, test } from 'vitest'
import { linesModels, provenFigures, rational } from '@fairhouse/engines'
import { compare } from './compare.ts'
import { perform } from './perform.ts'
import { emptyTally, addTallies } from './tally.ts'

const chunk = (index: number) =>
  perform({ model: 'lines-20-low', mode: 'spin', seed: 'test', index, rounds: 20_000 })
const tally = [chunk(0), chunk(1), chunk(2)].reduce(addTallies, emptyTally)
const [model] = linesModels.filter(({ id }) => id === 'lines-20-low')

test('a chunk is deterministic and differs from others', () => {
  const { cpuSeconds: _, ...first } = chunk(0)
  expect(chunk(0)).toMatchObject(first)
  expect(chunk(1)).not.toMatchObject(first)
})

test('rounds agree with the proof, and not with a return 10 % higher', () => {
  if (!model) throw new Error('the model is gone')
  const figures = provenFigures(model)
  expect(compare(tally, figures, 20).agrees).toBe(true)
  expect(Math.round(compare(tally, figures, 20).variance)).toBe(7)
  const { numerator, denominator } = figures.returnToPlayer
  const higher = rational(numerator * 110n, denominator * 100n)
  expect(compare(tally, { ...figures, returnToPlayer: higher }, 20).agrees).toBe(false)
})
