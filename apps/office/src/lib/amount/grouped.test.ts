import { expect, test } from 'vitest'
import { grouped } from './grouped.ts'

test('digits stand in groups, and decimals only where there are any', () => {
  expect(['2000000.0000', '999', '1234.5600'].map(grouped)).toEqual([
    '2,000,000',
    '999',
    '1,234.56',
  ])
})
