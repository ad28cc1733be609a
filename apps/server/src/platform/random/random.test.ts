import { expect, test } from 'vitest'
import { createTestClock, systemClock } from '#platform/clock'
import { createRandom, uuid7 } from './index.ts'

test('an ordered id is a version 7 UUID that sorts by time', () => {
  const early = uuid7(Date.UTC(2026, 0, 1), 4095, 'ffffffff-ffff-4fff-bfff-ffffffffffff')
  const late = uuid7(Date.UTC(2026, 0, 2), 0, '00000000-0000-4000-8000-000000000000')
  expect(early).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(early < late).toBe(true)
})

test('ordered ids ascend, within one millisecond and when the clock is set back', () => {
  const clock = createTestClock()
  const random = createRandom(clock)
  const ids = Array.from({ length: 10_000 }, () => random.orderedId())
  clock.advance(-60)
  ids.push(random.orderedId())
  clock.advance(120)
  ids.push(random.orderedId())
  expect(ids).toEqual(ids.toSorted())
  expect(new Set(ids).size).toBe(ids.length)
})

test('tokens carry 256 bits and do not repeat', () => {
  const random = createRandom(systemClock)
  const tokens = new Set(Array.from({ length: 1000 }, () => random.token()))
  expect(tokens.size).toBe(1000)
  for (const token of tokens) expect(Buffer.from(token, 'base64url').length).toBe(32)
})

test('numbers below a limit are uniform', () => {
  const random = createRandom(systemClock)
  const counts = new Map<number, number>()
  for (let turn = 0; turn < 9000; turn += 1) {
    const number = random.below(9)
    counts.set(number, (counts.get(number) ?? 0) + 1)
  }
  expect(new Set(counts.keys())).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8]))
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(250)
})
