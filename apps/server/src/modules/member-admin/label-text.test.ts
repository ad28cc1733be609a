import { expect, test } from 'vitest'
import { labelText } from './label-text.ts'

test('[OPS-02] spellings of a label are equal, and one letter is no label', () => {
  expect(['VIP', ' # vip', 'Calls\t often ', 'Kha\u0301ch'].map(labelText)).toEqual([
    'vip',
    'vip',
    'calls often',
    'khách',
  ])
  for (const typed of ['#', ' # x', '   ']) expect(labelText(typed)).toBeUndefined()
})
