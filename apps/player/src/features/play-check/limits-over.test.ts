import { expect, test } from 'vitest'
import type { Limit } from '#lib/limits'
import { limitsOver } from './limits-over.ts'

const none = { own: null, wish: null, by: null, used: null, endsAt: null }
const limit = (name: Limit['name'], inForce: string | null, left: string | null): Limit => ({
  ...none,
  name,
  inForce,
  left,
})

const limits = [
  limit('depositDay', '10', '0'),
  limit('stakeDay', '1000', '150'),
  limit('stakeWeek', '5000', '4000'),
  limit('lossDay', '500', '20.5'),
  limit('lossMonth', null, null),
  limit('singleBet', '100', null),
  limit('sessionTime', '60', '5'),
]

test.each([
  ['20.5', []],
  ['20.6', ['lossDay']],
  ['100', ['lossDay']],
  ['100.01', ['lossDay', 'singleBet']],
  ['200', ['lossDay', 'singleBet', 'stakeDay']],
  ['odd', []],
])('a stake of %s is over %j', (stake, names) => {
  expect(limitsOver({ limits }, stake).map(({ name }) => name)).toEqual(names)
})

test('a limit over is named with its amount and what is left', () => {
  expect(limitsOver({ limits }, '101')).toEqual([
    { name: 'lossDay', amount: '500', left: '20.5' },
    { name: 'singleBet', amount: '100', left: '100' },
  ])
})
