import { amountOf, unitsPerOne } from '@fairhouse/money'
import { expect, test } from 'vitest'
import { Refusal } from '#platform/http'
import { parseControls, toWireControls, defaultControls } from './controls.ts'

test('[SEC-02] [SEC-03] a brand without settings needs two people for every amount', () => {
  expect(toWireControls(defaultControls)).toEqual({ depositAbove: '0.0000', payoutAbove: '0.0000' })
})

test('amounts are of the brand’s currency', () => {
  const typed = { depositAbove: '20000000', payoutAbove: '0' }
  const controls = parseControls(typed, 'VND')
  expect(controls.depositAbove).toBe(amountOf(20_000_000n * unitsPerOne))
  expect(parseControls(toWireControls(controls), 'VND')).toEqual(controls)
  for (const wrong of ['0.5', '-1', '', 'x', '99999999999999999']) {
    expect(() => parseControls({ ...typed, payoutAbove: wrong }, 'VND')).toThrow(Refusal)
  }
})
