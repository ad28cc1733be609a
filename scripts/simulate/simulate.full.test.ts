import { expect, test } from 'vitest'
import { models, modesOf, provenFigures, stakeOf } from '@fairhouse/engines'
import { compare } from './compare.ts'
import { perform } from './perform.ts'

const modes = models.flatMap((model) => modesOf(model).map((mode) => ({ model, mode })))

test.each(modes)('rounds of $model.id ($mode) agree with the proof', ({ model, mode }) => {
  const rounds = 'books' in model ? 50_000 : 2_000_000
  const tally = perform({ model: model.id, mode, seed: 'full', index: 0, rounds })
  const { returnToPlayer, hitChance } = compare(
    tally,
    provenFigures(model, mode),
    stakeOf(model, mode),
  )
  expect(returnToPlayer).toMatchObject({ agrees: true })
  expect(hitChance).toMatchObject({ agrees: true })
})
