import { expect, test } from 'vitest'
import { percentText, percentToPermille, permilleToPercent } from './percent.ts'

test('fees are shown in per cent with two decimals', () => {
  expect(['0.5000', '12.0000', '0', '1.2345'].map(percentText)).toEqual([
    '0.50',
    '12.00',
    '0.00',
    '1.2345',
  ])
  expect([0, 5, 125].map(permilleToPercent)).toEqual(['0.00', '0.50', '12.50'])
})

test('fees are typed in per cent, in steps of 0.1', () => {
  const typed = ['0.5', '0,50', ' 12.5 ', '2', '0.25', 'x', '', '1.234']
  expect(typed.map(percentToPermille)).toEqual([
    5,
    5,
    125,
    20,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
