import { expect, test } from 'vitest'
import { moved } from './moved.ts'

test('one changes places with the one before or after it', () => {
  expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b'])
})

test('nothing moves past an end, and nothing that is not there', () => {
  expect(moved(['a', 'b'], 'a', -1)).toBeUndefined()
  expect(moved(['a', 'b'], 'b', 1)).toBeUndefined()
  expect(moved(['a', 'b'], 'c', 1)).toBeUndefined()
})
