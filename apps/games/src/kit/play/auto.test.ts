import { expect, test } from 'vitest'
import { amountOf } from '@fairhouse/money'
import { afterRound, beginAuto, stopOf } from './auto.ts'

const amount = (units: number) => amountOf(BigInt(units))
const stake = amount(10)
const limits = { rounds: 3, lossLimit: amount(25), winLimit: amount(40) }

test('autoplay ends after its last round', () => {
  let auto = beginAuto(limits)
  for (let round = 0; round < 3; round += 1) {
    expect(stopOf(auto, stake, amount(0))).toBeUndefined()
    auto = afterRound(auto, stake, stake)
  }
  expect(stopOf(auto, stake, amount(0))).toBe('done')
})

test('no round begins that could exceed the loss limit', () => {
  let auto = beginAuto({ ...limits, rounds: 100 })
  auto = afterRound(auto, stake, amount(0))
  expect(stopOf(auto, stake, amount(0))).toBeUndefined()
  auto = afterRound(auto, stake, amount(0))
  expect(stopOf(auto, stake, amount(0))).toBe('loss')
  expect(stopOf(auto, amount(5), amount(0))).toBeUndefined()
  expect(stopOf(beginAuto(limits), amount(26), amount(0))).toBe('loss')
})

test('a single win of the limit ends autoplay, whatever else holds', () => {
  const auto = afterRound(beginAuto(limits), stake, amount(40))
  expect(stopOf(auto, stake, amount(40))).toBe('win')
  expect(stopOf(auto, stake, amount(39))).toBeUndefined()
  expect(stopOf({ ...auto, winLimit: null }, stake, amount(4000))).toBeUndefined()
})
