import { beforeAll, expect, test } from 'vitest'
import { battery } from './battery.ts'
import type { Bits } from './bits.ts'
import { digitsOfE } from './digits-of-e.ts'
import { countOverlapping } from './templates.ts'

let e: Bits
beforeAll(() => {
  e = digitsOfE(1_000_000)
})

/** Appendix B of SP 800-22 rev. 1a. */
test.each([
  ['frequency', '', 0.953_749],
  ['block frequency', '', 0.211_072],
  ['cumulative sums', 'forward', 0.669_887],
  ['cumulative sums', 'backward', 0.724_266],
  ['runs', '', 0.561_917],
  ['longest run', '', 0.718_945],
  ['matrix rank', '', 0.306_156],
  ['spectral', '', 0.847_187],
  ['template', '000000001', 0.078_790],
  ['universal', '', 0.282_568],
  ['approximate entropy', '', 0.700_073],
  ['excursions', '+1', 0.786_868],
  ['excursions', 'variant -1', 0.826_009],
  ['serial', '1', 0.766_182],
])('a million bits of e: %s %s', (name, wantedPart, published) => {
  const p = battery[name]?.(e).find(({ part }) => part === wantedPart)?.p
  expect(p).toBeCloseTo(published, 5)
})

test('a million bits of e: overlapping templates, before the corrected chances', () => {
  expect(countOverlapping(e)).toEqual([329, 164, 150, 111, 78, 136])
})

test('a million bits of e: linear complexity, where NIST used 0.01047 as first chance', () => {
  expect(battery['linear complexity']?.(e)[0]?.p).toBeCloseTo(0.8263, 3)
})
