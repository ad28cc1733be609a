import { expect, test } from 'vitest'
import { lotteryOf } from '../lotteries.ts'
import { returnOfSeries } from '../series.ts'

const refusalOf = (id: string, betType: string, selection: unknown) => {
  const lottery = lotteryOf(id)
  if (!lottery) throw new Error(id)
  const answer = lottery.price(
    { betType, selection },
    lottery.pricesReturning(returnOfSeries(1900)),
  )
  return 'refusal' in answer ? answer : answer.units
}

const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']

test.each([
  ['ssc', 'direct-6', [], { refusal: 'unknown_bet_type' }],
  ['ssc', 'toString', [], { refusal: 'unknown_bet_type' }],
  ['ssc', 'position', undefined, { refusal: 'malformed_selection' }],
  ['ssc', 'position', [['1'], 2], { refusal: 'malformed_selection' }],
  ['ssc', 'position', [[1], [], [], [], []], { refusal: 'malformed_selection' }],
  ['ssc', 'position', [['1']], { refusal: 'wrong_number_of_fields' }],
  ['ssc', 'position', [[], [], [], [], []], { refusal: 'too_few_picks' }],
  ['ssc', 'direct-2-back', [['1'], ['10']], { refusal: 'unknown_pick', field: 1, pick: '10' }],
  ['ssc', 'stud', [['toString']], { refusal: 'unknown_pick', field: 0, pick: 'toString' }],
  ['ssc', 'direct-2-back', [['1', '1'], ['2']], { refusal: 'duplicate_pick', field: 0, pick: '1' }],
  ['ssc', 'direct-2-back', [['1'], []], { refusal: 'too_few_picks', field: 1 }],
  ['ssc', 'group-3-3-back', [['1'], ['1']], { refusal: 'no_units' }],
  [
    'ssc',
    'group-3-6-back',
    [['1', '2'], ['2']],
    { refusal: 'pick_is_banker', field: 1, pick: '2' },
  ],
  [
    'ssc',
    'group-3-6-back',
    [
      ['1', '2'],
      ['3', '4', '5'],
    ],
    { refusal: 'too_many_picks', field: 1 },
  ],
  ['ssc', 'group-3-6-back', [['1'], ['2']], { refusal: 'no_units' }],
  ['vn-north', 'xien-2', [['7', '08']], { refusal: 'unknown_pick', field: 0, pick: '7' }],
  ['vn-north', 'lo-2', [['٠١']], { refusal: 'unknown_pick', field: 0, pick: '٠١' }],
  ['vn-north', 'lo-2', [['01\n']], { refusal: 'unknown_pick', field: 0, pick: '01\n' }],
  [
    'vn-south',
    'da-thang',
    [['01', '02', '03', '04', '05', '06']],
    { refusal: 'too_many_picks', field: 0 },
  ],
  [
    'keno',
    'all-5',
    [Array.from({ length: 80 }, (_, index) => String(index + 1).padStart(2, '0'))],
    { refusal: 'too_many_units' },
  ],
])('%s %s refuses %j by name', (id, betType, selection, refusal) => {
  expect(refusalOf(id, betType, selection)).toEqual(refusal)
})

test.each([
  ['ssc', 'direct-5', [digits, digits, digits, digits, digits], 100_000n],
  ['ssc', 'position', [['1'], [], ['2', '3'], [], []], 3n],
  ['ssc', 'group-3-3-back', [digits, digits], 90n],
  ['ssc', 'group-3-6-back', [digits], 120n],
  [
    'ssc',
    'group-3-6-back',
    [
      ['1', '2', '3'],
      ['4', '5'],
    ],
    3n,
  ],
  ['ssc', 'group-60', [digits, digits], 840n],
  ['ssc', 'group-30', [digits, digits], 360n],
  ['ssc', 'group-10', [digits, digits], 90n],
  ['ssc', 'group-120', [digits], 252n],
  [
    'pk10',
    'direct-2',
    [
      ['01', '02', '03'],
      ['01', '02', '03'],
    ],
    6n,
  ],
  ['pk10', 'direct-2', [['01', '02'], ['02']], 1n],
  ['11x5', 'any-8', [['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11']], 165n],
  ['vn-south', 'da-thang', [['01', '02', '03', '04', '05']], 10n],
  ['vn-north', 'xien-4', [['01', '02', '03', '04', '05']], 5n],
])('%s %s counts the units of %j', (id, betType, selection, units) => {
  expect(refusalOf(id, betType, selection)).toBe(units)
})

test('an accepted selection is written in the order of the slip, so equal ones are equal', () => {
  const lottery = lotteryOf('pk10')
  const prices = lottery?.pricesReturning(returnOfSeries(1900)) ?? new Map()
  const selection = [
    ['10', '09', '01'],
    ['02', '01'],
  ]
  expect(lottery?.price({ betType: 'direct-2', selection }, prices)).toMatchObject({
    picked: {
      selection: [
        ['01', '09', '10'],
        ['01', '02'],
      ],
    },
    units: 5n,
    stake: 5n,
  })
})
