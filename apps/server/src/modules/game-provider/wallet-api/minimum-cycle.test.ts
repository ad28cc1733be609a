import { expect, test } from 'vitest'
import { earlyMs } from './minimum-cycle.ts'

test.each([
  ['the first round ever', 0n, 5_000_000n, 0],
  ['at once', 1000n, 1000n, 2500],
  ['a moment too early', 1000n, 3499n, 1],
  ['just in time', 1000n, 3500n, 0],
  ['long after', 1000n, 90_000n, 0],
  ['by a clock that is a little ahead', 1005n, 1000n, 2505],
  ['the clock was set back', 90_000n, 1000n, 0],
])('[RG-11] how much too early: %s', (_, last, now, early) => {
  expect(earlyMs(last, now, 2500)).toBe(early)
})
