import { createHmac } from 'node:crypto'
import { drawStream, lotteries, lotteryOf } from '@fairhouse/engines/lottery'
import { expect, test } from 'vitest'
import { groupOfRules } from './read-result.ts'
import { revealOrder } from './reveal-order.ts'

const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest()
const drawn = (rules: string) =>
  lotteryOf(rules)?.draw(drawStream(hmac, { seed: 'ab', salt: 'cd', place: 1 }))

test.each(lotteries.map(({ id }) => id))('every place of %s is revealed once', (rules) => {
  const result: unknown = drawn(rules)
  const places = revealOrder(groupOfRules(rules), result).flat()
  const sums = rules === 'lucky-28' ? 1 : 0
  const count = Array.isArray(result) ? result.flat().length + sums : 0
  expect(new Set(places)).toEqual(new Set(Array.from({ length: count }, (_, place) => place)))
  expect(places).toHaveLength(count)
})

test('Vietnamese prizes come from the lowest to the special one', () => {
  const north = revealOrder('vn-north', drawn('vn-north'))
  expect(north.slice(0, 5)).toEqual([[23], [24], [25], [26], [20]])
  expect(north.at(-1)).toEqual([0])
  const south = revealOrder('vn-south', drawn('vn-south'))
  expect(south.slice(0, 3)).toEqual([[17], [16], [13]])
  expect(south.at(-1)).toEqual([0])
})

test('two stations draw at once', () => {
  const order = revealOrder('vn-south', drawn('vn-two-stations'))
  expect(order).toHaveLength(18)
  expect(order[0]).toEqual([17, 35])
  expect(order.at(-1)).toEqual([0, 18])
})

test('a sum follows its digits', () => {
  expect(revealOrder('lucky-28', [1, 2, 3])).toEqual([[0], [1], [2], [3]])
})

test('an unreadable result has nothing to reveal', () => {
  expect(revealOrder('ssc', null)).toEqual([])
  expect(revealOrder('unknown', [1])).toEqual([])
})
