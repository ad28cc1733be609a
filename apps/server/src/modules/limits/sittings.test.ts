import { expect, test } from 'vitest'
import { afterPlaying, checkDueAt, presentSitting, sittingEndsAt } from './sittings.ts'

const at = (time: string) => new Date(`2026-11-15T${time}Z`)
const played = (time: string, staked = 10n, won = 0n) => ({
  memberId: 'm',
  at: at(time),
  staked,
  won,
})

test('[RG-08] a sitting goes on until a quarter of an hour without a stake', () => {
  const first = afterPlaying(undefined, played('10:00:00'))
  const second = afterPlaying(first, played('10:14:59.999', 5n, 20n))
  expect(second).toEqual({
    memberId: 'm',
    beganAt: at('10:00:00'),
    lastAt: at('10:14:59.999'),
    staked: 15n,
    won: 20n,
    rounds: 2,
  })
  expect(afterPlaying(second, played('10:29:59.999'))).toMatchObject({
    beganAt: at('10:29:59.999'),
    staked: 10n,
  })
  expect(presentSitting(second, at('10:29:59.998'))).toBe(second)
  expect(presentSitting(second, at('10:29:59.999'))).toBeUndefined()
})

test('a win that comes late begins no sitting and keeps none going', () => {
  expect(afterPlaying(undefined, played('10:00:00', 0n, 50n))).toBeUndefined()
  const first = afterPlaying(undefined, played('10:00:00'))
  expect(afterPlaying(first, played('10:10:00', 0n, 50n))).toMatchObject({
    lastAt: at('10:00:00'),
    won: 50n,
  })
})

test('[RG-07] a check is due so long after play began, or after it was answered', () => {
  const sitting = afterPlaying(undefined, played('10:00:00'))
  expect(checkDueAt(sitting, 15, null)).toEqual(at('10:15:00'))
  expect(checkDueAt(sitting, 15, at('10:20:00'))).toEqual(at('10:35:00'))
  expect(checkDueAt(sitting, 15, at('09:00:00'))).toEqual(at('10:15:00'))
  expect(checkDueAt(sitting, null, null)).toBeUndefined()
  expect(checkDueAt(undefined, 15, null)).toBeUndefined()
  expect(sittingEndsAt(sitting, 60n)).toEqual(at('11:00:00'))
})
