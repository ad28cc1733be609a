import { expect, test } from 'vitest'
import { gridModel } from '../grid.testing.ts'
import { ladderAt } from './ladder.ts'

test('the present step is lit, on the ladder of the spin', () => {
  expect(ladderAt(gridModel, false, 2)).toEqual({ texts: ['×1', '×2', '×3'], lit: 1 })
  expect(ladderAt(gridModel, true, 6)).toEqual({ texts: ['×2', '×4', '×6'], lit: 2 })
})

test('free spins multiply every step, and what is on none stands alone', () => {
  const { freeSpins } = gridModel
  const model = { ...gridModel, freeSpins: freeSpins && { ...freeSpins, multiplier: 3 } }
  expect(ladderAt(model, true, 12)).toEqual({ texts: ['×6', '×12', '×18'], lit: 1 })
  expect(ladderAt(model, false, 7)).toEqual({ texts: ['×7'], lit: 0 })
})

test('a game without steps shows none', () => {
  const tumbles = { ladder: [1], freeLadder: [1], isKept: false }
  expect(ladderAt({ ...gridModel, tumbles }, false, 1)).toEqual({ texts: [], lit: -1 })
})
