import { expect, test } from 'vitest'
import { mostRealityMinutes, realityChoicesUpTo, realityMinutes } from './reality.ts'

const rule = (minutes: bigint) =>
  ({ scope: 'brand', name: 'realityCheck', value: minutes }) as const

test('[RG-04] of market, house and player the shortest reality check holds', () => {
  expect(mostRealityMinutes('strict', [])).toBe(60)
  expect(mostRealityMinutes('strict', [rule(90n)])).toBe(60)
  expect(mostRealityMinutes('strict', [rule(90n), rule(20n)])).toBe(20)
  expect(mostRealityMinutes('open', [])).toBeNull()
  expect(mostRealityMinutes('open', [rule(45n)])).toBe(45)
  expect(realityMinutes(30, 45)).toBe(30)
  expect(realityMinutes(120, 45)).toBe(45)
  expect(realityMinutes(null, 45)).toBe(45)
  expect(realityMinutes(null, null)).toBeNull()
  expect(realityChoicesUpTo(45)).toEqual([15, 30, 45])
})
