import { expect, test } from 'vitest'
import {
  nextPlaySession,
  realityCheckDueAt,
  currentPlaySession,
  sessionTimeEndsAt,
} from './play-sessions.ts'

const at = (time: string) => new Date(`2026-11-15T${time}Z`)
const played = (time: string, staked = 10n, won = 0n) => ({
  memberId: 'm',
  at: at(time),
  staked,
  won,
})

test('[RG-08] a play session ends after a quarter of an hour without a stake', () => {
  const first = nextPlaySession(undefined, played('10:00:00'))
  const second = nextPlaySession(first, played('10:14:59.999', 5n, 20n))
  expect(second).toEqual({
    memberId: 'm',
    beganAt: at('10:00:00'),
    lastAt: at('10:14:59.999'),
    staked: 15n,
    won: 20n,
    rounds: 2,
  })
  expect(nextPlaySession(second, played('10:29:59.999'))).toMatchObject({
    beganAt: at('10:29:59.999'),
    staked: 10n,
  })
  expect(currentPlaySession(second, at('10:29:59.998'))).toBe(second)
  expect(currentPlaySession(second, at('10:29:59.999'))).toBeUndefined()
})

test('a late win neither starts nor extends a play session', () => {
  expect(nextPlaySession(undefined, played('10:00:00', 0n, 50n))).toBeUndefined()
  const first = nextPlaySession(undefined, played('10:00:00'))
  expect(nextPlaySession(first, played('10:10:00', 0n, 50n))).toMatchObject({
    lastAt: at('10:00:00'),
    won: 50n,
  })
})

test('[RG-07] a reality check is due an interval after the start or the last answer', () => {
  const sitting = nextPlaySession(undefined, played('10:00:00'))
  expect(realityCheckDueAt(sitting, 15, null)).toEqual(at('10:15:00'))
  expect(realityCheckDueAt(sitting, 15, at('10:20:00'))).toEqual(at('10:35:00'))
  expect(realityCheckDueAt(sitting, 15, at('09:00:00'))).toEqual(at('10:15:00'))
  expect(realityCheckDueAt(sitting, null, null)).toBeUndefined()
  expect(realityCheckDueAt(undefined, 15, null)).toBeUndefined()
  expect(sessionTimeEndsAt(sitting, 60n)).toEqual(at('11:00:00'))
})
