import { toWire } from '@fairhouse/money'
import { expect, test } from 'vitest'
import { freshVisit, withRound } from './visit.ts'

test('a visit adds up what its rounds won and lost', () => {
  const lost = withRound(freshVisit, { stake: '200.0000', win: '0.0000' })
  const won = withRound(lost, { stake: '200.0000', win: '350.5000' })
  expect([won.rounds, toWire(won.net)]).toEqual([2, '-49.5000'])
})

test('invalid amounts are ignored', () => {
  expect(withRound(freshVisit, { stake: 'much', win: '1' })).toBe(freshVisit)
})
