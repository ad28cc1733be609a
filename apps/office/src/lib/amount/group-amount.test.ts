import { expect, test } from 'vitest'
import { groupAmount } from './group-amount.ts'

test('digits are grouped and empty decimals are trimmed', () => {
  expect(['2000000.0000', '999', '1234.5600'].map(groupAmount)).toEqual([
    '2,000,000',
    '999',
    '1,234.56',
  ])
})
