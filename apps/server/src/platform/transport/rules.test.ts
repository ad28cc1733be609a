import { expect, test } from 'vitest'
import { acceptedKeys, isStale, needsRotation } from './rules.ts'

const now = Date.UTC(2026, 10, 15, 12)
const at = (secondsAgo: number) => ({ createdAt: new Date(now - secondsAgo * 1000) })

test.each([
  [0, false],
  [300, false],
  [301, true],
  [-300, false],
  [-301, true],
])('a request %i seconds old is stale: %s', (age, stale) => {
  expect(isStale(now / 1000 - age, now)).toBe(stale)
})

test('accepts the previous key for an hour, older ones never', () => {
  const [newest, previous, older] = [at(3600), at(90_000), at(180_000)]
  expect(acceptedKeys([newest, previous, older], now)).toEqual([newest, previous])
  expect(acceptedKeys([at(3601), previous], now)).toHaveLength(1)
  expect(acceptedKeys([], now)).toEqual([])
})

test('rotates keys daily', () => {
  expect(needsRotation(undefined, now)).toBe(true)
  expect(needsRotation(at(86_399), now)).toBe(false)
  expect(needsRotation(at(86_400), now)).toBe(true)
})
