import { expect, test } from 'vitest'
import { fallsOf } from './falls-of.ts'

test('symbols above a gap fall into it, and fresh ones as far as all that is gone', () => {
  const falls = fallsOf(
    [
      [0, 1],
      [0, 3],
      [2, 0],
    ],
    3,
    4,
  )
  expect(falls).toEqual([
    [2, 2, 2, 1],
    [0, 0, 0, 0],
    [1, 0, 0, 0],
  ])
})
