import { expect, test } from 'vitest'
import { mostOfNext } from './lane.ts'

test('few callers are one batch, and wait for the one under way', () => {
  expect(mostOfNext(1, 0)).toBe(1)
  expect(mostOfNext(63, 0)).toBe(63)
  expect(mostOfNext(31, 1)).toBe(0)
})

test('many callers are two batches in turns, and a third waits', () => {
  expect(mostOfNext(256, 0)).toBe(128)
  expect(mostOfNext(128, 1)).toBe(128)
  expect(mostOfNext(256, 2)).toBe(0)
})
