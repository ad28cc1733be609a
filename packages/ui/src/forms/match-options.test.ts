import { expect, test } from 'vitest'
import { matchOptions } from './match-options.ts'

const options = [
  { value: 'a', label: 'Hồ Chí Minh', hint: '28' },
  { value: 'b', label: 'Đà Nẵng', hint: '236' },
  { value: 'c', label: 'Minh Hải', hint: '780' },
  { value: 'd', label: '北京' },
]

test.each([
  ['', ['Hồ Chí Minh', 'Đà Nẵng', 'Minh Hải', '北京']],
  ['da nang', ['Đà Nẵng']],
  ['NẴNG', ['Đà Nẵng']],
  // Options that start with the query come first.
  ['minh', ['Minh Hải', 'Hồ Chí Minh']],
  ['minh ho', ['Hồ Chí Minh']],
  ['236', ['Đà Nẵng']],
  ['京', ['北京']],
  ['zz', []],
])('%s finds %j', (query, labels) => {
  expect(matchOptions(options, query).map(({ label }) => label)).toEqual(labels)
})
