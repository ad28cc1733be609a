import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal, minus, rational, times } from '#core'
import { lotteries, lotteryOf } from '../lotteries.ts'
import { maxSeries, minSeries, rebateOfSeries, returnOfSeries } from '../series.ts'
import { vnNorthOdds, vnSouthOdds, vnTwoStationsOdds } from '../vn/odds.ts'
import { readOdds, type OddsTable } from './odds.ts'
import { parsePrice } from './prices.ts'

const percent = (whole: number) => rational(BigInt(whole), 100n)
const strict = { minReturn: percent(85), paidOnTop: percent(0) }

const answerOf = (id: string, odds: OddsTable, bounds = strict) => {
  const lottery = lotteryOf(id)
  if (!lottery) throw new Error(id)
  return readOdds(lottery, odds, bounds)
}

test('prices are decimals with up to four places', () => {
  expect(parsePrice('1.8')).toEqual(rational(9n, 5n))
  expect(parsePrice('9.2571')).toEqual(rational(92_571n, 10_000n))
  for (const text of ['', '-1', '1.', '.5', '1.00001', '1e3', '1,5', ' 1', '1/2']) {
    expect(parsePrice(text), text).toBeUndefined()
  }
})

test.each([
  ['vn-north', vnNorthOdds],
  ['vn-south', vnSouthOdds],
  ['vn-two-stations', vnTwoStationsOdds],
])('the default odds of %s suit the strict market, with a rebate of 3 %', (id, odds) => {
  expect(answerOf(id, odds, { ...strict, paidOnTop: percent(3) })).toHaveProperty('prices')
})

test('odds are refused with every fault by its name', () => {
  const odds = { 'da-xien/once': '9,5', 'da-xien/both-repeated': '1', 'lo-9/win': '9' }
  expect(answerOf('vn-two-stations', odds)).toEqual({
    refusal: 'odds_refused',
    faults: [
      { key: 'da-xien/once', fault: 'malformed_price' },
      { key: 'da-xien/both-repeated', fault: 'price_not_above_stake' },
      { key: 'lo-9/win', fault: 'unknown_prize' },
      { key: 'da-xien/one-repeated', fault: 'missing_price' },
    ],
  })
})

test('odds are refused that return too much with what is paid on top, or too little', () => {
  const refused = (price: string, paidOnTop: number) =>
    answerOf(
      'vn-north',
      { ...vnNorthOdds, 'de/win': price },
      { ...strict, paidOnTop: percent(paidOnTop) },
    )
  expect(refused('97', 3)).toHaveProperty('prices')
  expect(refused('97.0001', 3)).toEqual({
    refusal: 'odds_refused',
    faults: [{ key: 'de/win', fault: 'return_above_whole' }],
  })
  expect(refused('85', 0)).toHaveProperty('prices')
  expect(refused('84.9999', 0)).toEqual({
    refusal: 'odds_refused',
    faults: [{ key: 'de/win', fault: 'return_below_minimum' }],
  })
  const street = { ...vnNorthOdds, 'xien-2/win': '10', 'xien-3/win': '40', 'xien-4/win': '250' }
  expect(answerOf('vn-north', street)).toMatchObject({
    faults: [{ key: 'xien-2' }, { key: 'xien-3' }, { key: 'xien-4' }],
  })
})

test('prices of a series return its share of every bet, cut by less than 0.1 %', () => {
  for (const lottery of lotteries) {
    const share = returnOfSeries(1800)
    for (const { betType, prize, returnToPlayer } of lottery.returns(
      lottery.pricesReturning(share),
    )) {
      const missing = minus(share, returnToPlayer)
      expect(missing.numerator >= 0n, `${lottery.id} ${betType} ${prize}`).toBe(true)
      expect(missing.numerator * 1000n < missing.denominator, betType).toBe(true)
    }
  }
})

/** Prices that the field uses at 90 %, for a stake of 1. */
test.each([
  ['ssc', 'direct-5/win', '90000.0000'],
  ['ssc', 'direct-3-back/win', '900.0000'],
  ['ssc', 'group-3-3-back/win', '300.0000'],
  ['ssc', 'group-3-6-back/win', '150.0000'],
  ['ssc', 'group-2-back/win', '45.0000'],
  ['ssc', 'position/win', '9.0000'],
  ['ssc', 'any-1-of-3-back/win', '3.3210'],
  ['ssc', 'any-2-of-3-back/win', '16.6666'],
  ['ssc', 'position-size/win', '1.8000'],
  ['11x5', 'position/win', '9.9000'],
  ['11x5', 'any-1/win', '1.9800'],
  ['11x5', 'any-3/win', '14.8500'],
  ['11x5', 'any-5/win', '415.8000'],
  ['11x5', 'any-8/win', '7.4250'],
  ['11x5', 'direct-3-front/win', '891.0000'],
  ['k3', 'sum/3', '194.4000'],
  ['k3', 'sum/8', '9.2571'],
  ['k3', 'face/win', '2.1362'],
  ['k3', 'pair/win', '12.1500'],
  ['k3', 'two-different/win', '6.4800'],
  ['k3', 'straight/win', '32.4000'],
  ['pk10', 'sum-2/3', '40.5000'],
  ['pk10', 'sum-2/11', '8.1000'],
  ['pk10', 'sum-2-size/big', '2.0250'],
  ['pk10', 'sum-2-size/small', '1.6200'],
  ['pk10', 'sum-3/6', '108.0000'],
  ['pk10', 'direct-5/win', '27216.0000'],
  ['lucky-28', 'sum/0', '900.0000'],
  ['mark-six-horse', 'special/win', '44.1000'],
  ['mark-six-horse', 'special-zodiac/horse', '8.8200'],
  ['mark-six-horse', 'special-zodiac/rat', '11.0250'],
  ['mark-six-horse', 'zodiac/horse', '1.6248'],
  ['mark-six-horse', 'zodiac/rat', '1.9079'],
])('%s %s at series 1800 pays %s', (id, key, price) => {
  const lottery = lotteryOf(id)
  const found = lottery?.pricesReturning(returnOfSeries(1800)).get(key)
  expect(found && decimal(found, 4)).toBe(price)
})

test('series and rebate together are always the own series', () => {
  const series = fc.integer({ min: minSeries, max: maxSeries })
  fc.assert(
    fc.property(series, series, (one, other) => {
      const [played, own] = [Math.min(one, other), Math.max(one, other)]
      const rebate = rebateOfSeries(own, played)
      expect(minus(returnOfSeries(own), rebate)).toEqual(returnOfSeries(played))
    }),
  )
  expect(rebateOfSeries(1980, 1800)).toEqual(times(percent(9), percent(100)))
  expect(() => returnOfSeries(1981)).toThrow('no series')
  expect(() => returnOfSeries(1699)).toThrow('no series')
  expect(() => returnOfSeries(1800.5)).toThrow('no series')
  expect(() => rebateOfSeries(1800, 1801)).toThrow('above')
})
