import { expect, test } from 'vitest'
import { everyCourse, tinyModel } from '#testing'
import type { LinesModel } from './model.ts'
import { payoutsOf } from './payouts-of.ts'
import { playRound } from './round.ts'

/** What the engine itself pays, by playing every course that its draws can take. */
function played(model: LinesModel): Map<number, number> {
  const chances = new Map<number, number>()
  for (const { result, ways } of everyCourse((rng) => playRound(model, rng).credits)) {
    chances.set(result, (chances.get(result) ?? 0) + 1 / ways)
  }
  return chances
}

const { freeSpins } = tinyModel
const models: Record<string, LinesModel> = {
  'with free spins that come again': tinyModel,
  'that ends at its most': { ...tinyModel, maxCredits: 20 },
  'that ends at less than one spin can win': { ...tinyModel, maxCredits: 8 },
  'without free spins': { ...tinyModel, freeSpins: null },
  'with as many free spins as there can be': {
    ...tinyModel,
    freeSpins: freeSpins && { ...freeSpins, most: 2, multiplier: 5 },
  },
  'with three rows': { ...tinyModel, rows: 3, freeSpins: null },
}

test.each(Object.keys(models))('a round %s pays as often as counted', (name) => {
  const model = models[name] ?? tinyModel
  const { weights, total } = payoutsOf(model)
  const chances = played(model)
  const counted = [...weights].filter(([, weight]) => weight > 0n)
  expect(new Set(counted.map(([credits]) => credits))).toEqual(new Set(chances.keys()))
  expect(counted.reduce((sum, [, weight]) => sum + weight, 0n)).toBe(total)
  for (const [credits, weight] of counted) {
    expect(Number(weight) / Number(total), `${credits}`).toBeCloseTo(chances.get(credits) ?? 0, 12)
  }
})
