import { expect, test } from 'vitest'
import { labelText } from './label-text.ts'

test('[OPS-02] a label is the same however it is typed, and one letter is none', () => {
  expect(['VIP', ' # vip', 'Calls\t often ', 'Kha\u0301ch'].map(labelText)).toEqual([
    'vip',
    'vip',
    'calls often',
    'khách',
  ])
  for (const typed of ['#', ' # x', '   ']) expect(labelText(typed)).toBeUndefined()
})
