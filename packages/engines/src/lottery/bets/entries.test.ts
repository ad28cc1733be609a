import { expect, test } from 'vitest'
import { rational } from '#core'
import { lotteryOf } from '../lotteries.ts'
import { returnOfSeries } from '../series.ts'
import type { Lottery } from './lottery.ts'

const lotteryWith = (id: string): Lottery => {
  const lottery = lotteryOf(id)
  if (!lottery) throw new Error(id)
  return lottery
}

test.each([
  [
    'ssc',
    'direct-3-back',
    '123 456',
    [
      [['1'], ['2'], ['3']],
      [['4'], ['5'], ['6']],
    ],
  ],
  [
    'ssc',
    'direct-3-back',
    '1 2 3; 4 5 6',
    [
      [['1'], ['2'], ['3']],
      [['4'], ['5'], ['6']],
    ],
  ],
  [
    'ssc',
    'direct-3-back',
    '123,456\n789\n',
    [
      [['1'], ['2'], ['3']],
      [['4'], ['5'], ['6']],
      [['7'], ['8'], ['9']],
    ],
  ],
  ['ssc', 'group-60', '1234', [[['1'], ['2', '3', '4']]]],
  ['11x5', 'any-2', '01 02; 03,04', [[['01', '02']], [['03', '04']]]],
  [
    'pk10',
    'direct-2',
    '0110 1001',
    [
      [['01'], ['10']],
      [['10'], ['01']],
    ],
  ],
  ['vn-north', 'xien-2', '12-34 56-78', [[['12', '34']], [['56', '78']]]],
])('%s %s: %j is read as units', (id, betType, text, entries) => {
  expect(lotteryWith(id).parseEntries(betType, text)).toEqual(entries)
})

test.each([
  ['ssc', 'direct-3-back', ''],
  ['ssc', 'direct-3-back', '1234'],
  ['ssc', 'direct-3-back', '12a'],
  ['ssc', 'position', '1'],
  ['ssc', 'direct-9', '1'],
  ['vn-north', 'xien-2', '12 34 56'],
])('%s %s: %j is no list of units', (id, betType, text) => {
  expect(lotteryWith(id).parseEntries(betType, text)).toBeUndefined()
})

const ssc = lotteryWith('ssc')
const prices = ssc.pricesReturning(returnOfSeries(1800))
const betType = 'direct-2-back'

test.each([
  [[], { refusal: 'no_units' }],
  ['12', { refusal: 'malformed_selection' }],
  [
    [
      [['1'], ['2']],
      [['1'], ['x']],
    ],
    { refusal: 'unknown_pick', field: 1, pick: 'x', entry: 1 },
  ],
  [[[['1', '2'], ['2']]], { refusal: 'not_one_unit', entry: 0 }],
  [
    [
      [['1'], ['2']],
      [['1'], ['2']],
    ],
    { refusal: 'duplicate_entry', entry: 1 },
  ],
])('entries %j are refused by name', (entries, refusal) => {
  expect(ssc.price({ betType, entries }, prices)).toEqual(refusal)
})

test('an entry has no bankers, and single picks have no entries', () => {
  expect(ssc.price({ betType: 'group-2-back', entries: [[['1'], ['2']]] }, prices)).toEqual({
    refusal: 'not_one_unit',
    entry: 0,
  })
  expect(ssc.price({ betType: 'bull', entries: [[['1']]] }, prices)).toEqual({
    refusal: 'malformed_selection',
  })
})

test('entries settle like the units that they are', () => {
  const entries = ssc.parseEntries(betType, '12 34 56')
  const line = { betType, entries }
  expect(ssc.price(line, prices)).toEqual({
    betType,
    picked: { entries },
    units: 3n,
    stake: 3n,
    maxPayout: rational(90n, 1n),
  })
  expect(ssc.units(line)).toEqual(entries)
  expect(ssc.settle(line, prices, [0, 0, 0, 3, 4])).toEqual({
    outcome: 'won',
    payout: rational(90n, 1n),
    validStake: 3n,
    wins: [{ prize: 'win', times: 1n, picks: [['3'], ['4']] }],
  })
  expect(ssc.settle(line, prices, [0, 0, 0, 4, 3])).toMatchObject({ outcome: 'lost', wins: [] })
})
