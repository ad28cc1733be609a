import { expect, test } from 'vitest'
import { nextBatchLimit } from './lane.ts'

test('few transfers are one batch and wait for the batch in flight', () => {
  expect(nextBatchLimit(1, 0)).toBe(1)
  expect(nextBatchLimit(63, 0)).toBe(63)
  expect(nextBatchLimit(31, 1)).toBe(0)
})

test('many transfers alternate in two batches, and a third waits', () => {
  expect(nextBatchLimit(256, 0)).toBe(128)
  expect(nextBatchLimit(128, 1)).toBe(128)
  expect(nextBatchLimit(256, 2)).toBe(0)
})
