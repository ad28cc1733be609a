import { expect, test } from 'vitest'
import { comparisons } from './checks/compare.testing.ts'

const pairs = 100_000

test.each(comparisons)(
  '[GAME-13] [GAME-14] $game $betType: a hundred thousand bets agree with the slow check',
  ({ play }) => {
    for (let seed = 0; seed < pairs; seed += 1) {
      const fault = play(seed)
      if (fault !== undefined) expect.fail(`${fault}, seed ${seed}`)
    }
  },
)
