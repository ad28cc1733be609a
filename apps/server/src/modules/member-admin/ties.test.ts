import { expect, test } from 'vitest'
import { groupTies } from './ties.ts'

test('[OPS-02] ties of accounts are grouped, the closest first', () => {
  const ties = [
    { id: 'a', by: 'address' },
    { id: 'b', by: 'address' },
    { id: 'c', by: 'payout' },
    { id: 'b', by: 'device' },
    { id: 'b', by: 'device' },
  ] as const
  expect(groupTies(ties, 9)).toEqual([
    { id: 'b', by: ['device', 'address'] },
    { id: 'c', by: ['payout'] },
    { id: 'a', by: ['address'] },
  ])
  expect(groupTies(ties, 1)).toHaveLength(1)
  expect(groupTies([], 1)).toEqual([])
})
