import { expect, test } from 'vitest'
import { isExpired, officeLimits, type Session } from './rules.ts'

const now = new Date('2026-11-15T12:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const session = (createdAt: Date, seenAt: Date): Session => ({
  id: 's',
  kind: 'member',
  subjectId: 'm',
  brandId: 'b',
  createdAt,
  seenAt,
})

test.each([
  ['used just now', 0, 0, false],
  ['idle for 29:59', 3600, 1799, false],
  ['idle for 30:00', 3600, 1800, true],
  ['in use for 23:59:59', 86_399, 1, false],
  ['in use for a day', 86_400, 1, true],
])('a session %s is over: %s %s %s', (_, age, idle, over) => {
  expect(isExpired(session(ago(age), ago(idle)), officeLimits, now)).toBe(over)
})

test('the limits are those of the brand', () => {
  const limits = { idleSeconds: 60, sessionSeconds: 300 }
  expect(isExpired(session(ago(299), ago(59)), limits, now)).toBe(false)
  expect(isExpired(session(ago(299), ago(60)), limits, now)).toBe(true)
  expect(isExpired(session(ago(300), ago(1)), limits, now)).toBe(true)
})
