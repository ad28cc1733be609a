import { expect, test } from 'vitest'
import { everybody, splitNames, toSegment } from './segment.ts'

const zone = 'Asia/Ho_Chi_Minh'

test('an empty field is no condition', () => {
  expect(toSegment(everybody, zone)).toEqual({})
})

test("days use the brand's time zone, and the last one is inclusive", () => {
  const form = { ...everybody, registeredFrom: '2026-01-01', registeredTo: '2026-01-31' }
  expect(toSegment(form, zone)).toEqual({
    registeredFrom: '2025-12-31T17:00:00.000Z',
    registeredTo: '2026-01-31T17:00:00.000Z',
  })
})

test('an invalid day stays a condition, so that the server refuses it', () => {
  const form = { ...everybody, registeredFrom: '0202-01-01', seenTo: '20266-01-01' }
  expect(toSegment(form, zone)).toEqual({ registeredFrom: '0202-01-01', seenTo: '20266-01-01' })
})

test('numbers and choices', () => {
  const typed = { inactiveDays: '30', balanceFrom: ' 10.5 ', deposited: 'ever', label: 'vip' }
  expect(toSegment({ ...everybody, ...typed, deposited: 'ever' }, zone)).toEqual({
    inactiveDays: 30,
    balanceFrom: '10.5',
    deposited: 'ever',
    label: 'vip',
  })
})

test('account names are unique and replace all conditions', () => {
  expect(splitNames(' an, binh\nan;chi ')).toEqual(['an', 'binh', 'chi'])
  const form = { ...everybody, by: 'names', names: 'an binh', label: 'vip' } as const
  expect(toSegment(form, zone)).toEqual({ accounts: ['an', 'binh'] })
})
