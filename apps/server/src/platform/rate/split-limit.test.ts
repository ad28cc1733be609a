import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitLimit, windowStart } from './split-limit.ts'

test('shares and pool add up to the limit, for any number of processes', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 1, max: 64 }),
      (limit, n) => {
        const { share, pool, block } = splitLimit(limit, n)
        expect(share * n + pool).toBe(limit)
        expect(block).toBeGreaterThanOrEqual(1)
        expect(block).toBeLessThanOrEqual(pool)
      },
    ),
  )
})

test('a window starts at a multiple of its length', () => {
  expect(windowStart(125_000, 60)).toBe(120_000)
  expect(windowStart(120_000, 60)).toBe(120_000)
})
