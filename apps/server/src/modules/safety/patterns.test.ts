import { parseAmount } from '@fairhouse/money'
import { expect, test } from 'vitest'
import { createZones } from '#platform/zone'
import { findingsIn, type History, type PlayedSitting, type Tried } from './patterns.ts'

const now = new Date('2026-11-16T12:00:00Z')
const zone = createZones()('Asia/Ho_Chi_Minh')
if (!zone) throw new Error('no zone')

const calm: History = {
  now,
  zone,
  sittings: [],
  deposits: [],
  wishes: [],
  weeks: [100n, 100n, 100n, 100n, 100n],
  lookedInto: {},
}

const units = (text: string) => parseAmount(text) ?? 0n
const at = (text: string) => new Date(`2026-11-${text}Z`)

/** Stakes of the same size, so many of them. */
const sitting = (from: string, to: string, rounds: number, stake: string, won = '0') =>
  ({
    beganAt: at(from),
    lastAt: at(to),
    rounds,
    staked: units(stake) * BigInt(rounds),
    won: units(won),
  }) satisfies PlayedSitting

const deposit = (time: string, amount: string, lost = '0', failed = false): Tried => ({
  at: at(time),
  amount: units(amount),
  failedAt: failed ? at(time) : null,
  lost: units(lost),
})

const patternsIn = (history: Partial<History>) =>
  findingsIn({ ...calm, ...history }).map(({ pattern }) => pattern)

test('[RG-17] who plays now and then, wins and loses, is not flagged', () => {
  const sittings = [
    sitting('10T10:00:00', '10T11:00:00', 60, '10', '300'),
    sitting('12T10:00:00', '12T11:00:00', 60, '10', '800'),
    sitting('14T10:00:00', '14T11:00:00', 60, '12', '0'),
  ]
  const deposits = [deposit('09T10:00:00', '100'), deposit('14T09:00:00', '100')]
  expect(patternsIn({ sittings, deposits, wishes: [at('10T10:00:00')] })).toEqual([])
})

const lostThenDoubled = [
  sitting('14T10:00:00', '14T11:00:00', 60, '10'),
  sitting('14T11:30:00', '14T12:00:00', 30, '20'),
  sitting('15T10:00:00', '15T11:00:00', 60, '10'),
  sitting('15T11:59:00', '15T12:10:00', 10, '25'),
]

test('[RG-17] greater stakes within the hour after a loss, twice in a week, are chasing', () => {
  const [found] = findingsIn({ ...calm, sittings: lostThenDoubled })
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
  expect(patternsIn({ sittings: lostThenDoubled.slice(0, 3) })).toEqual([])
  const won = lostThenDoubled.map((one) => ({ ...one, won: one.staked }))
  expect(patternsIn({ sittings: won })).toEqual([])
  const later = new Date('2026-11-22T12:00:00Z')
  expect(patternsIn({ sittings: lostThenDoubled, now: later })).toEqual([])
})

test('[RG-17] greater deposits while or soon after a sitting is lost are chasing too', () => {
  const sittings = [
    sitting('14T10:00:00', '14T12:00:00', 60, '10'),
    sitting('15T10:00:00', '15T11:00:00', 60, '10'),
  ]
  const grown = [
    deposit('14T09:00:00', '100'),
    deposit('14T11:30:00', '200', '450'),
    deposit('15T12:00:00', '300', '600'),
  ]
  const [found] = findingsIn({ ...calm, sittings, deposits: grown })
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
  expect(patternsIn({ sittings, deposits: same })).toEqual([])
  const late = [...grown.slice(0, 2), deposit('15T12:00:01', '300', '600')]
  expect(patternsIn({ sittings, deposits: late })).toEqual([])
  const winning = grown.map((one) => ({ ...one, lost: -1n }))
  expect(patternsIn({ sittings, deposits: winning })).toEqual([])
})

test('[RG-17] a loss after which more was paid in and staked counts once', () => {
  const sittings = lostThenDoubled.slice(0, 2)
  const deposits = [deposit('14T09:00:00', '100'), deposit('14T11:10:00', '200', '600')]
  expect(patternsIn({ sittings, deposits })).toEqual([])
})

test('[RG-17] long play between midnight and six of the player on three nights is told', () => {
  // Seven hours ahead of UTC: from 23:30 to 2:00 and from 4:00 to 6:30.
  const sittings = [
    sitting('12T16:30:00', '12T19:00:00', 100, '1', '200'),
    sitting('13T16:30:00', '13T19:00:00', 100, '1', '200'),
    sitting('14T21:00:00', '14T23:30:00', 100, '1', '200'),
  ]
  const [found] = findingsIn({ ...calm, sittings })
  expect(found).toMatchObject({
    pattern: 'nightPlay',
    figures: { nights: '3', minutesByNight: '2026-11-13: 120, 2026-11-14: 120, 2026-11-15: 120' },
  })
  expect(patternsIn({ sittings: sittings.slice(1) })).toEqual([])
  const utc = createZones()('UTC')
  expect(patternsIn({ sittings, ...(utc && { zone: utc }) })).toEqual([])
})

test('[RG-17] three wishes for more in a month and four failed deposits in a day are told', () => {
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

test('[RG-17] what a colleague has looked into is not told again', () => {
  const looked = at('15T11:30:00')
  const sittings = lostThenDoubled
  expect(patternsIn({ sittings, lookedInto: { chasing: looked } })).toEqual([])
  expect(patternsIn({ sittings, lookedInto: { nightPlay: looked } })).toEqual(['chasing'])
  const weeks = [100n, 100n, 100n, 100n, 300n]
  expect(patternsIn({ weeks, lookedInto: { spendJump: looked } })).toEqual([])
})
