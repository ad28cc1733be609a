import { amountOf } from '@fairhouse/money'
import { expect, test } from 'vitest'
import { balanceRange, isWithin, sectionOf, segmentFaults } from './rules.ts'

const [early, late] = ['2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z']

test.each([
  [{}, {}],
  [{ accounts: ['demo'] }, {}],
  [{ accounts: ['demo'], balanceFrom: '1' }, { accounts: 'invalid' }],
  [{ registeredFrom: late, registeredTo: early }, { registeredTo: 'invalid' }],
  [{ seenFrom: late, seenTo: late }, { seenTo: 'invalid' }],
  [{ seenTo: late, inactiveDays: 30 }, { inactiveDays: 'invalid' }],
  [{ balanceFrom: '10', balanceTo: '9.9999' }, { balanceTo: 'invalid' }],
  [{ balanceFrom: '10', balanceTo: '10.0' }, {}],
])('[OPS-05] what is wrong with %j', (segment, faults) => {
  expect(segmentFaults(segment)).toEqual(faults)
})

test('[OPS-05] inactive days count from the request', () => {
  const lateDate = new Date(late)
  expect(sectionOf({ inactiveDays: 31 }, lateDate)).toMatchObject({ seenTo: new Date(early) })
  const longAfter = { registeredTo: '2027-01-01T00:00:00.000Z' }
  expect(sectionOf(longAfter, lateDate).registeredTo).toEqual(lateDate)
  expect(sectionOf({ registeredTo: early }, lateDate).registeredTo).toEqual(new Date(early))
})

test('[OPS-05] both ends of a balance range are inclusive', () => {
  const range = balanceRange({ balanceFrom: '1', balanceTo: '2' })
  const units = [9_999n, 10_000n, 20_000n, 20_001n]
  expect(units.map((one) => isWithin(amountOf(one), range))).toEqual([false, true, true, false])
})
