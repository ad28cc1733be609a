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
const whole = (number: number) => rational(BigInt(number), 1n)
const digits = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index))

const ssc = lotteryWith('ssc')
const elevenFive = lotteryWith('11x5')
const north = lotteryWith('vn-north')
const at90 = (lottery: Lottery) => lottery.pricesReturning(returnOfSeries(1800))

test('a bet type describes its fields, picks and units', () => {
  expect(ssc.describe('group-3-3-back')).toEqual({
    id: 'group-3-3-back',
    kind: 'cross',
    charge: 1n,
    prizes: [{ id: 'win', chance: rational(3n, 1000n) }],
    takesBankers: false,
    fields: [
      { name: 'double', picks: digits(0, 9), size: 1, maxPicks: 10 },
      { name: 'single', picks: digits(0, 9), size: 1, maxPicks: 10 },
    ],
  })
  expect(north.describe('lo-2')).toMatchObject({ kind: 'single', charge: 27n, takesBankers: false })
  expect(north.describe('lo-5')).toBeUndefined()
})

test('a push returns the stake, is no valid bet, and does not hide a win', () => {
  const prices = at90(elevenFive)
  const both = { betType: 'position-size', selection: [['big'], ['small'], [], [], []] }
  expect(elevenFive.settle(both, prices, [11, 7, 3, 4, 5])).toMatchObject({
    outcome: 'lost',
    payout: whole(1),
    validStake: 1n,
  })
  expect(elevenFive.settle(both, prices, [11, 2, 3, 4, 5])).toMatchObject({
    outcome: 'won',
    payout: rational(278n, 100n),
    validStake: 1n,
  })
  const one = { ...both, selection: [['big'], [], [], [], []] }
  expect(elevenFive.settle(one, prices, [11, 2, 3, 4, 5])).toMatchObject({
    outcome: 'push',
    payout: whole(1),
    validStake: 0n,
    wins: [],
  })
})

test('lô is paid per hit and costs a base stake for every number', () => {
  const prices = new Map([['lo-2/win', whole(96)]])
  const bet = { betType: 'lo-2', selection: [['07', '99']] }
  expect(north.price(bet, prices)).toMatchObject({
    units: 2n,
    stake: 54n,
    maxPayout: whole(27 * 96),
  })
  const draw = Array.from({ length: 27 }, (_, place) => {
    const width =
      [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3, 3, 2, 2, 2, 2][place] ?? 0
    return (place < 3 ? '7' : '0').padStart(width, '0')
  })
  expect(north.settle(bet, prices, draw)).toEqual({
    outcome: 'won',
    payout: whole(3 * 96),
    validStake: 54n,
    wins: [{ prize: 'win', times: 3n, picks: [['07']] }],
  })
})

test('a win names its picks', () => {
  const bet = {
    betType: 'group-3-3-back',
    selection: [
      ['1', '2'],
      ['2', '3', '4'],
    ],
  }
  expect(ssc.settle(bet, at90(ssc), [9, 9, 2, 1, 1])).toMatchObject({
    outcome: 'won',
    payout: whole(300),
    wins: [{ prize: 'win', times: 1n, picks: [['1'], ['2']] }],
  })
})

test('the maximum payout counts only what can win together', () => {
  const max = (betType: string, selection: readonly (readonly string[])[]) => {
    const priced = ssc.price({ betType, selection }, at90(ssc))
    return 'refusal' in priced ? priced.refusal : priced.maxPayout
  }
  const all = digits(0, 9)
  expect(max('direct-2-back', [all, all])).toEqual(whole(90))
  expect(max('position', [all, ['1'], [], [], []])).toEqual(whole(18))
  expect(max('sum-3-back', [['0', '13', '27']])).toEqual(whole(900))
  expect(max('any-2-of-5', [['1', '2', '3']])).toEqual(max('any-2-of-5', [['4', '5', '6']]))
  const pushed = elevenFive.price(
    { betType: 'sum-size', selection: [['big', 'small']] },
    at90(elevenFive),
  )
  expect(pushed).toMatchObject({ maxPayout: whole(2) })
})

test('a line that covers more than 70 % of the outcomes is no valid bet', () => {
  const valid = (betType: string, selection: readonly (readonly string[])[]) =>
    ssc.settle({ betType, selection }, at90(ssc), [1, 2, 3, 4, 5]).validStake
  expect(valid('position', [digits(0, 6), [], [], [], []])).toBe(7n)
  expect(valid('position', [digits(0, 7), [], [], [], []])).toBe(0n)
  expect(valid('sum-size', [['big', 'small']])).toBe(0n)
  expect(valid('dragon-tiger', [['dragon', 'tie'], ...Array.from({ length: 9 }, () => [])])).toBe(
    2n,
  )
  expect(valid('dragon-tiger', [['dragon', 'tiger'], ...Array.from({ length: 9 }, () => [])])).toBe(
    0n,
  )
  expect(valid('direct-2-back', [digits(0, 6), digits(0, 9)])).toBe(70n)
  expect(valid('direct-2-back', [digits(0, 7), digits(0, 9)])).toBe(0n)
})

test('lines of one player are looked at together', () => {
  const line = (betType: string, ...selection: readonly (readonly string[])[]) => ({
    betType,
    selection,
  })
  expect(ssc.overcovered([line('sum-size', ['big']), line('sum-size', ['small'])])).toEqual([
    'sum-size',
  ])
  expect(ssc.overcovered([line('sum-size', ['big']), line('sum-parity', ['odd'])])).toEqual([])
  const half = line('direct-2-back', digits(0, 4), digits(0, 9))
  expect(ssc.overcovered([half, half])).toEqual([])
  expect(ssc.overcovered([half, line('direct-2-back', digits(5, 9), digits(0, 9))])).toEqual([
    'direct-2-back',
  ])
})
