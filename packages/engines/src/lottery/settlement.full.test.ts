import { expect, test } from 'vitest'
import { comparisons } from './checks/compare.testing.ts'

/** All types together take some 25 ms of processor time a pair, 100,000 pairs 40 minutes. */
const pairs = Number(process.env.LOTTERY_PAIRS ?? 2000)

test.each(comparisons)(
  '[GAME-13] [GAME-14] $game $betType: thousands of bets agree with the slow check',
  ({ play }) => {
    for (let seed = 0; seed < pairs; seed += 1) {
      const fault = play(seed)
      if (fault !== undefined) expect.fail(`${fault}, seed ${seed}`)
    }
  },
)
