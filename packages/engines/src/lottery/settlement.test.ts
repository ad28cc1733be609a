import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparisons } from './checks/compare.testing.ts'

test.each(comparisons)(
  '[GAME-13] [GAME-14] $game $betType: units, wins and maximum agree with the slow check',
  ({ playUnits }) => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        expect(playUnits(seed)).toBeUndefined()
      }),
      { numRuns: 30 },
    )
  },
)
