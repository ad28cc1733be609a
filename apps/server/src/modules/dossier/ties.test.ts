import { expect, test } from 'vitest'
import { tiesOf } from './ties.ts'

test('[OPS-02] what ties accounts is gathered, the closest first', () => {
  const ties = [
    { id: 'a', by: 'address' },
    { id: 'b', by: 'address' },
    { id: 'c', by: 'payout' },
    { id: 'b', by: 'device' },
    { id: 'b', by: 'device' },
  ] as const
  expect(tiesOf(ties, 9)).toEqual([
    { id: 'b', by: ['device', 'address'] },
    { id: 'c', by: ['payout'] },
    { id: 'a', by: ['address'] },
  ])
  expect(tiesOf(ties, 1)).toHaveLength(1)
  expect(tiesOf([], 1)).toEqual([])
})
