import { expect, test } from 'vitest'
import { moveItem } from './move-item.ts'

test('an item swaps places with its neighbour', () => {
  expect(moveItem(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c'])
  expect(moveItem(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b'])
})

test('nothing moves past either end; an unknown item does not move', () => {
  expect(moveItem(['a', 'b'], 'a', -1)).toBeUndefined()
  expect(moveItem(['a', 'b'], 'b', 1)).toBeUndefined()
  expect(moveItem(['a', 'b'], 'c', 1)).toBeUndefined()
})
