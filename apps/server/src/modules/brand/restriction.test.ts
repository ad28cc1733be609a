import { expect, test } from 'vitest'
import { createRestriction } from './restriction.ts'

const restricts = createRestriction([
  { kind: 'address', value: '203.0.113.0/24' },
  { kind: 'address', value: '198.51.100.7' },
  { kind: 'address', value: '2001:db8::/32' },
  { kind: 'country', value: 'US' },
])

test.each([
  ['203.0.113.9', undefined, true],
  ['::ffff:203.0.113.9', undefined, true],
  ['203.0.114.9', undefined, false],
  ['198.51.100.7', 'VN', true],
  ['198.51.100.8', 'VN', false],
  ['2001:db8:1::5', undefined, true],
  ['2001:db9::5', undefined, false],
  ['192.0.2.1', 'US', true],
])('%s from %s: %s', (address, country, due) => {
  expect(restricts({ address, country })).toBe(due)
})

test('without rules everybody is let in', () => {
  expect(createRestriction([])({ address: '203.0.113.9', country: 'US' })).toBe(false)
})
