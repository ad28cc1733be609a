import { expect, test } from 'vitest'
import { everybody, namesIn, segmentOf } from './segment.ts'

const zone = 'Asia/Ho_Chi_Minh'

test('what is left empty is no condition', () => {
  expect(segmentOf(everybody, zone)).toEqual({})
})

test('days are those of the brand, and the last belongs to it', () => {
  const form = { ...everybody, registeredFrom: '2026-01-01', registeredTo: '2026-01-31' }
  expect(segmentOf(form, zone)).toEqual({
    registeredFrom: '2025-12-31T17:00:00.000Z',
    registeredTo: '2026-01-31T17:00:00.000Z',
  })
})

test('a day that cannot be used stays a condition, for the server to refuse', () => {
  const form = { ...everybody, registeredFrom: '0202-01-01', seenTo: '20266-01-01' }
  expect(segmentOf(form, zone)).toEqual({ registeredFrom: '0202-01-01', seenTo: '20266-01-01' })
})

test('numbers and choices', () => {
  const typed = { inactiveDays: '30', balanceFrom: ' 10.5 ', deposited: 'ever', label: 'vip' }
  expect(segmentOf({ ...everybody, ...typed, deposited: 'ever' }, zone)).toEqual({
    inactiveDays: 30,
    balanceFrom: '10.5',
    deposited: 'ever',
    label: 'vip',
  })
})

test('who is named is named once, and nothing else counts', () => {
  expect(namesIn(' an, binh\nan;chi ')).toEqual(['an', 'binh', 'chi'])
  const form = { ...everybody, by: 'names', names: 'an binh', label: 'vip' } as const
  expect(segmentOf(form, zone)).toEqual({ accounts: ['an', 'binh'] })
})
