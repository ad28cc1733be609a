import { expect, test } from 'vitest'
import { lotteryOf } from '../lotteries.ts'
import {
  animals,
  numberListsByDigit,
  numberListsByName,
  numbersOfAnimal,
  ordersOf,
  runOf,
  setOf,
} from './number-lists.ts'
import { drawSizeOf, placesWith, prizesWithTail } from './region.ts'
import { xienQuay } from './xien-quay.ts'

const numbers = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))

test('the North draws 27 numbers, the South 18, of the digits that the bets count', () => {
  const long = (region: 'north' | 'south') =>
    [2, 3, 4, 5, 6].map((digits) => placesWith(region, digits).length)
  expect(drawSizeOf('north')).toBe(27)
  expect(drawSizeOf('south')).toBe(18)
  expect(long('north')).toEqual([27, 23, 20, 10, 0])
  expect(long('south')).toEqual([18, 17, 16, 12, 1])
})

test('a hit names its prize', () => {
  const draw = [
    '000127',
    '00027',
    '00000',
    '00000',
    '00000',
    ...Array.from({ length: 7 }, () => '00001'),
  ]
  const rest = ['0027', '0001', '0001', '0001', '001', '27']
  expect(prizesWithTail('south', [...draw, ...rest], '27')).toEqual([
    'special',
    'first',
    'fifth',
    'eighth',
  ])
  expect(prizesWithTail('south', [...draw, ...rest], '127')).toEqual(['special'])
})

test('chạm has 19 numbers; tổng, đầu and đít have ten', () => {
  for (let digit = 0; digit < 10; digit += 1) {
    expect(numberListsByDigit.cham(digit)).toHaveLength(19)
    for (const list of ['tong', 'dau', 'dit'] as const) {
      expect(numberListsByDigit[list](digit), list).toHaveLength(10)
    }
  }
  expect(numberListsByDigit.tong(3)).toEqual([
    '03',
    '12',
    '21',
    '30',
    '49',
    '58',
    '67',
    '76',
    '85',
    '94',
  ])
})

test('kép, tài, xỉu, chẵn and lẻ', () => {
  expect(numberListsByName['kep-bang']).toEqual([
    '00',
    '11',
    '22',
    '33',
    '44',
    '55',
    '66',
    '77',
    '88',
    '99',
  ])
  expect(numberListsByName['kep-lech']).toEqual([
    '05',
    '16',
    '27',
    '38',
    '49',
    '50',
    '61',
    '72',
    '83',
    '94',
  ])
  expect(numberListsByName['kep-am']).toEqual([
    '07',
    '14',
    '29',
    '36',
    '41',
    '58',
    '63',
    '70',
    '85',
    '92',
  ])
  for (const name of ['tai', 'xiu', 'chan', 'le'] as const) {
    expect(numberListsByName[name], name).toHaveLength(50)
  }
})

test('every number is in its set, and the fifteen sets divide all numbers', () => {
  const sets = new Set(numbers.map((number) => setOf(number).join()))
  expect(sets.size).toBe(15)
  expect([...sets].flatMap((set) => set.split(',')).toSorted()).toEqual(numbers)
  expect(setOf('01')).toEqual(['01', '06', '10', '15', '51', '56', '60', '65'])
  expect(setOf('00')).toEqual(['00', '05', '50', '55'])
})

test('the animals divide all numbers; the first four have nine', () => {
  expect(animals.flatMap(numbersOfAnimal).toSorted()).toEqual(numbers)
  expect(animals.map((animal) => numbersOfAnimal(animal).length)).toEqual([
    9, 9, 9, 9, 8, 8, 8, 8, 8, 8, 8, 8,
  ])
})

test('đảo lists every order once', () => {
  expect(ordersOf('12')).toEqual(['12', '21'])
  expect(ordersOf('11')).toEqual(['11'])
  expect(ordersOf('012')).toEqual(['012', '021', '102', '120', '201', '210'])
  expect(ordersOf('1123')).toHaveLength(12)
})

test('kéo counts up the digits that differ', () => {
  expect(runOf('10', '13')).toEqual(['10', '11', '12', '13'])
  expect(runOf('01', '31')).toEqual(['01', '11', '21', '31'])
  expect(runOf('00', '99')).toEqual(numberListsByName['kep-bang'])
  expect(runOf('005', '995')).toHaveLength(10)
  for (const [from, to] of [
    ['10', '10'],
    ['13', '10'],
    ['12', '35'],
    ['1', '10'],
    ['ab', 'cd'],
    ['', ''],
  ] as const) {
    expect(runOf(from, to), `${from} ${to}`).toBeUndefined()
  }
})

test('xiên quay is every xiên of its numbers: 4 units of three, 11 of four', () => {
  const north = lotteryOf('vn-north')
  const units = (picks: readonly string[]) =>
    xienQuay(picks)?.reduce((sum, line) => sum + (north?.units(line).length ?? 0), 0)
  expect(units(['01', '02', '03'])).toBe(4)
  expect(units(['01', '02', '03', '04'])).toBe(11)
  expect(units(['01', '02'])).toBeUndefined()
})
