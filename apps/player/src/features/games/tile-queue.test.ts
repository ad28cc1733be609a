import { expect, test } from 'vitest'
import { createTileQueue } from './tile-queue.ts'

test('only a few load at a time, and the latest that waits is next', () => {
  const wait = createTileQueue(2)
  const started: string[] = []
  const ask = (name: string) => wait(() => started.push(name))
  const [first, , third] = ['one', 'two', 'three', 'four'].map(ask)
  expect(started).toEqual(['one', 'two'])
  first?.()
  expect(started).toEqual(['one', 'two', 'four'])
  // Gone before its turn, and twice over: nothing starts for it.
  third?.()
  third?.()
  first?.()
  expect(started).toEqual(['one', 'two', 'four'])
  ask('five')
  expect(started).toHaveLength(3)
})
