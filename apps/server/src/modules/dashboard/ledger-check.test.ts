import { expect, test } from 'vitest'
import { isDue } from './ledger-check.ts'

test('the ledger is checked at once, then each night, never later', () => {
  const now = new Date('2026-03-02T03:10:00Z')
  const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  expect(isDue(undefined, now)).toBe(true)
  expect(isDue(before(24), now)).toBe(true)
  expect(isDue(before(1), now)).toBe(false)
  const noon = new Date('2026-03-02T12:00:00Z')
  expect(isDue(new Date('2026-03-01T12:00:00Z'), noon)).toBe(false)
  expect(isDue(new Date('2026-03-01T03:00:00Z'), noon)).toBe(true)
})
