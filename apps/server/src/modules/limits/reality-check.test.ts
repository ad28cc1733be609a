import { expect, test } from 'vitest'
import { maxRealityMinutes, realityChoicesUpTo, effectiveRealityMinutes } from './reality-check.ts'

const rule = (minutes: bigint) =>
  ({ scope: 'brand', name: 'realityCheck', value: minutes }) as const

test('[RG-04] the shortest reality check of market, house and player applies', () => {
  expect(maxRealityMinutes('strict', [])).toBe(60)
  expect(maxRealityMinutes('strict', [rule(90n)])).toBe(60)
  expect(maxRealityMinutes('strict', [rule(90n), rule(20n)])).toBe(20)
  expect(maxRealityMinutes('open', [])).toBeNull()
  expect(maxRealityMinutes('open', [rule(45n)])).toBe(45)
  expect(effectiveRealityMinutes(30, 45)).toBe(30)
  expect(effectiveRealityMinutes(120, 45)).toBe(45)
  expect(effectiveRealityMinutes(null, 45)).toBe(45)
  expect(effectiveRealityMinutes(null, null)).toBeNull()
  expect(realityChoicesUpTo(45)).toEqual([15, 30, 45])
})
