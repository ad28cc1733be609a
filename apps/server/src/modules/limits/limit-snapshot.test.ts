import { expect, test } from 'vitest'
import { createZones } from '#platform/zone'
import { noLimit } from './pending-increase.ts'
import { toSnapshot, type Facts } from './limit-snapshot.ts'
import { requireZone } from './require-zone.ts'

const now = new Date('2026-11-19T12:00:00Z')
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

const facts: Facts = {
  version: 1n,
  limits: { own: new Map(), rules: [] },
  zone: requireZone(createZones(), 'UTC'),
  playSession: undefined,
  realityMinutes: null,
  checkedAt: null,
  isExcluded: false,
  isBlocked: false,
  marks: new Map(),
}

const playSession = {
  memberId: 'm',
  beganAt: minutesLater(-57),
  lastAt: minutesLater(-1),
  staked: 1n,
  won: 0n,
  rounds: 1,
}

test('without limits a snapshot is kept for ten minutes', () => {
  const { until, before, bar } = toSnapshot(facts, now)
  expect({ until, before, bar }).toEqual({
    until: minutesLater(10),
    before: undefined,
    bar: undefined,
  })
})

test('in a play session it is kept until the reality check is due', () => {
  const snapshot = toSnapshot({ ...facts, realityMinutes: 60, playSession }, now)
  expect(snapshot.until).toEqual(minutesLater(3))
  expect(snapshot.bar).toBeUndefined()
})

test('before a play session, and while stakes are barred, it is read again soon', () => {
  const soon = new Date(now.getTime() + 3000)
  expect(toSnapshot({ ...facts, realityMinutes: 60 }, now).until).toEqual(soon)
  const due = toSnapshot({ ...facts, realityMinutes: 30, playSession }, now)
  expect(due).toMatchObject({ bar: 'realityCheck', until: soon })
  expect(toSnapshot({ ...facts, isExcluded: true }, now)).toMatchObject({
    bar: 'excluded',
    until: soon,
  })
})

test('a loss limit ends it with the day', () => {
  const evening = new Date('2026-11-19T23:58:00Z')
  const own = new Map([['lossDay', { ...noLimit, value: 1000n }] as const])
  const marks = new Map([['lossDay', { staked: 0n, lost: 0n }] as const])
  const { until, before } = toSnapshot({ ...facts, limits: { own, rules: [] }, marks }, evening)
  const midnight = new Date('2026-11-20T00:00:00Z')
  expect({ until, before }).toEqual({ until: midnight, before: midnight })
})
