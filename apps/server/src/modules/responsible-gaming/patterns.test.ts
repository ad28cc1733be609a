import { parseAmount } from '@fairhouse/money'
import { expect, test } from 'vitest'
import { createZones } from '#platform/zone'
import { findingsIn, type History, type PlayedSession, type DepositAttempt } from './patterns.ts'

const now = new Date('2026-11-16T12:00:00Z')
const zone = createZones()('Asia/Ho_Chi_Minh')
if (!zone) throw new Error('no zone')

const calm: History = {
  now,
  zone,
  playSessions: [],
  deposits: [],
  wishes: [],
  weeks: [100n, 100n, 100n, 100n, 100n],
  lookedInto: {},
}

const units = (text: string) => parseAmount(text) ?? 0n
const at = (text: string) => new Date(`2026-11-${text}Z`)

/** Rounds with stakes of the same size. */
const sitting = (from: string, to: string, rounds: number, stake: string, won = '0') =>
  ({
    beganAt: at(from),
    lastAt: at(to),
    rounds,
    staked: units(stake) * BigInt(rounds),
    won: units(won),
  }) satisfies PlayedSession

const deposit = (time: string, amount: string, lost = '0', failed = false): DepositAttempt => ({
  at: at(time),
  amount: units(amount),
  failedAt: failed ? at(time) : null,
  lost: units(lost),
})

const patternsIn = (history: Partial<History>) =>
  findingsIn({ ...calm, ...history }).map(({ pattern }) => pattern)

test('[RG-17] a moderate player is not flagged', () => {
  const playSessions = [
    sitting('10T10:00:00', '10T11:00:00', 60, '10', '300'),
    sitting('12T10:00:00', '12T11:00:00', 60, '10', '800'),
    sitting('14T10:00:00', '14T11:00:00', 60, '12', '0'),
  ]
  const deposits = [deposit('09T10:00:00', '100'), deposit('14T09:00:00', '100')]
  expect(patternsIn({ playSessions, deposits, wishes: [at('10T10:00:00')] })).toEqual([])
})

const lostThenDoubled = [
  sitting('14T10:00:00', '14T11:00:00', 60, '10'),
  sitting('14T11:30:00', '14T12:00:00', 30, '20'),
  sitting('15T10:00:00', '15T11:00:00', 60, '10'),
  sitting('15T11:59:00', '15T12:10:00', 10, '25'),
]

test('[RG-17] higher stakes within an hour after a loss, twice in a week, are chasing', () => {
  const [found] = findingsIn({ ...calm, playSessions: lostThenDoubled })
  expect(found).toEqual({
    pattern: 'chasing',
    at: at('15T12:10:00'),
    figures: {
      times: '2',
      days: '7',
      by: 'stakes',
      lost: '600.0000',
      before: '10.0000',
      after: '25.0000',
    },
  })
  expect(patternsIn({ playSessions: lostThenDoubled.slice(0, 3) })).toEqual([])
  const won = lostThenDoubled.map((one) => ({ ...one, won: one.staked }))
  expect(patternsIn({ playSessions: won })).toEqual([])
  const later = new Date('2026-11-22T12:00:00Z')
  expect(patternsIn({ playSessions: lostThenDoubled, now: later })).toEqual([])
})

test('[RG-17] higher deposits during or soon after a lost play session are chasing too', () => {
  const playSessions = [
    sitting('14T10:00:00', '14T12:00:00', 60, '10'),
    sitting('15T10:00:00', '15T11:00:00', 60, '10'),
  ]
  const grown = [
    deposit('14T09:00:00', '100'),
    deposit('14T11:30:00', '200', '450'),
    deposit('15T12:00:00', '300', '600'),
  ]
  const [found] = findingsIn({ ...calm, playSessions, deposits: grown })
  expect(found).toEqual({
    pattern: 'chasing',
    at: at('15T12:00:00'),
    figures: {
      times: '2',
      days: '7',
      by: 'deposits',
      lost: '600.0000',
      before: '200.0000',
      after: '300.0000',
    },
  })
  const same = grown.map((one) => ({ ...one, amount: 1_000_000n }))
  expect(patternsIn({ playSessions, deposits: same })).toEqual([])
  const late = [...grown.slice(0, 2), deposit('15T12:00:01', '300', '600')]
  expect(patternsIn({ playSessions, deposits: late })).toEqual([])
  const winning = grown.map((one) => ({ ...one, lost: -1n }))
  expect(patternsIn({ playSessions, deposits: winning })).toEqual([])
})

test('[RG-17] a loss with both higher deposits and higher stakes counts once', () => {
  const playSessions = lostThenDoubled.slice(0, 2)
  const deposits = [deposit('14T09:00:00', '100'), deposit('14T11:10:00', '200', '600')]
  expect(patternsIn({ playSessions, deposits })).toEqual([])
})

test('[RG-17] long play between midnight and six, player’s time, on three nights is found', () => {
  // Seven hours ahead of UTC: from 23:30 to 2:00 and from 4:00 to 6:30.
  const playSessions = [
    sitting('12T16:30:00', '12T19:00:00', 100, '1', '200'),
    sitting('13T16:30:00', '13T19:00:00', 100, '1', '200'),
    sitting('14T21:00:00', '14T23:30:00', 100, '1', '200'),
  ]
  const [found] = findingsIn({ ...calm, playSessions })
  expect(found).toMatchObject({
    pattern: 'nightPlay',
    figures: { nights: '3', minutesByNight: '2026-11-13: 120, 2026-11-14: 120, 2026-11-15: 120' },
  })
  expect(patternsIn({ playSessions: playSessions.slice(1) })).toEqual([])
  const utc = createZones()('UTC')
  expect(patternsIn({ playSessions, ...(utc && { zone: utc }) })).toEqual([])
})

test('[RG-17] three limit increases in a month and four failed deposits in a day are found', () => {
  const wishes = [at('01T10:00:00'), at('08T10:00:00'), at('15T10:00:00')]
  expect(patternsIn({ wishes })).toEqual(['raisedLimits'])
  expect(patternsIn({ wishes: wishes.slice(1) })).toEqual([])
  const failed = ['00:30', '01:00', '02:00', '03:00'].map((time) =>
    deposit(`16T${time}:00`, '50', '0', true),
  )
  expect(findingsIn({ ...calm, deposits: failed })).toEqual([
    {
      pattern: 'failedDeposits',
      at: at('16T03:00:00'),
      figures: { failed: '4', days: '1', tried: '200.0000' },
    },
  ])
  expect(patternsIn({ deposits: failed.slice(1) })).toEqual([])
  expect(patternsIn({ deposits: failed, now: at('17T00:30:00') })).toEqual([])
})

test('[RG-17] a week of three times the stakes of the four before it is a jump', () => {
  expect(patternsIn({ weeks: [100n, 100n, 100n, 100n, 300n] })).toEqual(['spendJump'])
  expect(patternsIn({ weeks: [100n, 100n, 100n, 100n, 299n] })).toEqual([])
  expect(patternsIn({ weeks: [0n, 0n, 0n, 100n, 300n] })).toEqual([])
  expect(patternsIn({ weeks: [0n, 0n, 100n, 100n, 300n] })).toEqual(['spendJump'])
})

test('[RG-17] events before a staff review are not flagged again', () => {
  const looked = at('15T11:30:00')
  const playSessions = lostThenDoubled
  expect(patternsIn({ playSessions, lookedInto: { chasing: looked } })).toEqual([])
  expect(patternsIn({ playSessions, lookedInto: { nightPlay: looked } })).toEqual(['chasing'])
  const weeks = [100n, 100n, 100n, 100n, 300n]
  expect(patternsIn({ weeks, lookedInto: { spendJump: looked } })).toEqual([])
})
