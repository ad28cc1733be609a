import { expect, test } from 'vitest'
import { networkOf, waitMs } from './rules.ts'

test.each([
  ['10.1.2.3', '10.1.2.0/24'],
  ['2001:db8:1:2::/64', '2001:db8:1:2::/64'],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('attempts from other networks delay a name, never for long', () => {
  expect([0, 1, 3, 20, 1000].map(waitMs)).toEqual([0, 100, 300, 2000, 2000])
})
