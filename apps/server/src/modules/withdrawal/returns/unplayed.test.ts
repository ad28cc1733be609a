import { amountOf, unitsPerOne } from '@fairhouse/money'
import { expect, test } from 'vitest'
import { splitUnplayed } from './unplayed.ts'

const whole = (units: bigint) => units * unitsPerOne
const facts = { left: whole(70n), percent: 100, cash: whole(500n), currency: 'USD' } as const
const deposits = [
  { id: 'first', open: whole(50n) },
  { id: 'second', open: whole(40n) },
  { id: 'third', open: whole(20n) },
]
const split = (given: Partial<Parameters<typeof splitUnplayed>[0]>) =>
  splitUnplayed({ ...facts, ...given }, deposits).map(
    ({ depositId, amount }) => `${depositId} ${amount / unitsPerOne}`,
  )

test('[SEC-06] stakes count for the oldest deposits, and the rest goes back in order', () => {
  expect(split({})).toEqual(['first 10', 'second 40', 'third 20'])
  expect(split({ left: whole(20n) })).toEqual(['third 20'])
  expect(split({ left: whole(30n) })).toEqual(['second 10', 'third 20'])
})

test('[SEC-06] a wagering multiple counts by its share', () => {
  expect(split({ left: whole(60n), percent: 300 })).toEqual(['third 20'])
  expect(split({ left: whole(10n), percent: 50 })).toEqual(['third 20'])
})

test('[SEC-06] returns never exceed the balance or the deposit', () => {
  expect(split({ cash: whole(15n) })).toEqual(['third 15'])
  expect(split({ left: whole(900n), cash: whole(200n) })).toEqual([
    'first 50',
    'second 40',
    'third 20',
    'null 90',
  ])
  expect(split({ cash: 0n })).toEqual([])
})

test('[SEC-06] unpayable fractions stay in the balance', () => {
  const all = splitUnplayed({ ...facts, left: whole(1n) + 55n }, deposits)
  expect(all).toEqual([{ depositId: 'third', amount: amountOf(whole(1n)) }])
})
