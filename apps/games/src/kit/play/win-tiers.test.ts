import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countedShare, tierOf } from './win-tiers.ts'

test.each([
  [4, undefined],
  [5, 'nice'],
  [15, 'big'],
  [49, 'big'],
  [50, 'mega'],
  [150, 'epic'],
  [5000, 'epic'],
])('a win of %i times the stake is celebrated as %s', (times, name) => {
  expect(tierOf(times)?.name).toBe(name)
})

test('a win counts up through its tiers, never back, from nothing to all', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), share, share, (times, one, other) => {
      const [before, after] = one < other ? [one, other] : [other, one]
      expect(countedShare(0, times)).toBe(0)
      expect(countedShare(1, times)).toBe(1)
      expect(countedShare(before, times)).toBeLessThanOrEqual(countedShare(after, times) + 1e-9)
    }),
  )
})

test('each tier takes its part of the time', () => {
  // Nice, big and mega are passed at a quarter, a half and three quarters.
  expect([0.25, 0.5, 0.75].map((share) => countedShare(share, 100))).toEqual([0.05, 0.15, 0.5])
})
