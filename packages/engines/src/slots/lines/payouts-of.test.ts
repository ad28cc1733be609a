import { expect, test } from 'vitest'
import { everyDrawPath, tinyModel } from '#testing'
import type { LinesModel } from './model.ts'
import { payoutsOf } from './payouts-of.ts'
import { playRound } from './round.ts'

/** Computes the chances of payouts by playing every draw path of the engine. */
function playedChances(model: LinesModel): Map<number, number> {
  const chances = new Map<number, number>()
  for (const { result, ways } of everyDrawPath((rng) => playRound(model, rng).credits)) {
    chances.set(result, (chances.get(result) ?? 0) + 1 / ways)
  }
  return chances
}

const { freeSpins } = tinyModel
const models: Record<string, LinesModel> = {
  'with free spins that retrigger': tinyModel,
  'that ends at its cap': { ...tinyModel, maxCredits: 20 },
  'with a cap below the win of one spin': { ...tinyModel, maxCredits: 8 },
  'without free spins': { ...tinyModel, freeSpins: null },
  'with the maximum of free spins': {
    ...tinyModel,
    freeSpins: freeSpins && { ...freeSpins, most: 2, multiplier: 5 },
  },
  'with three rows': { ...tinyModel, rows: 3, freeSpins: null },
}

test.each(Object.keys(models))('a round %s pays as often as counted', (name) => {
  const model = models[name] ?? tinyModel
  const { weights, total } = payoutsOf(model)
  const chances = playedChances(model)
  const counted = [...weights].filter(([, weight]) => weight > 0n)
  expect(new Set(counted.map(([credits]) => credits))).toEqual(new Set(chances.keys()))
  expect(counted.reduce((sum, [, weight]) => sum + weight, 0n)).toBe(total)
  for (const [credits, weight] of counted) {
    expect(Number(weight) / Number(total), `${credits}`).toBeCloseTo(chances.get(credits) ?? 0, 12)
  }
})
