import { expect, test } from 'vitest'
import { logGamma } from './gamma.ts'
import {
  binomialAtLeast,
  chiSquareAbove,
  erfc,
  evenChiSquare,
  uniformityChance,
  fitOf,
  holm,
  kolmogorovAbove,
  lowerGamma,
  normalBelow,
  normalOutside,
  poissonOutside,
  twoSided,
  upperGamma,
} from './index.ts'

test('the gamma function is right for whole numbers and halves', () => {
  expect(logGamma(1)).toBeCloseTo(0, 13)
  expect(logGamma(11)).toBeCloseTo(Math.log(3_628_800), 12)
  expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.sqrt(Math.PI)), 12)
})

test.each([
  // Q(1, x) = e^-x; Q(3, x) = e^-x (1 + x + x²/2); Q(1/2, x²) = erfc(x)
  [1, 0.3, Math.exp(-0.3)],
  [1, 30, Math.exp(-30)],
  [3, 2, Math.exp(-2) * 5],
  [3, 12, Math.exp(-12) * 85],
  [0.5, 1, 0.157_299_207_050_285],
  [0.5, 4, 0.004_677_734_981_047_3],
])('the upper incomplete gamma of %d from %d', (a, x, expected) => {
  expect(Math.abs(upperGamma(a, x) / expected - 1)).toBeLessThan(1e-12)
  expect(lowerGamma(a, x)).toBeCloseTo(1 - expected, 12)
})

test('incomplete gamma at its ends and for large values', () => {
  expect([upperGamma(4, 0), lowerGamma(4, 0), upperGamma(4, Infinity)]).toEqual([1, 0, 0])
  // The median for 32,768 is about a third below it.
  expect(upperGamma(32_768, 32_768 - 1 / 3)).toBeCloseTo(0.5, 5)
})

test('erfc and the normal distribution match the tables', () => {
  expect(erfc(0)).toBe(1)
  expect(erfc(0.5)).toBeCloseTo(0.479_500_122_186_953, 12)
  expect(erfc(-0.5)).toBeCloseTo(1.520_499_877_813_047, 12)
  expect(normalBelow(1.959_963_984_540_054)).toBeCloseTo(0.975, 12)
  expect(normalOutside(-2.575_829_303_548_901)).toBeCloseTo(0.01, 12)
})

test.each([
  [3.841_458_820_694_124, 1, 0.05],
  [15.507_313_055_865_453, 8, 0.05],
  [135.806_723_173_265_7, 100, 0.01],
])('χ² of %d with %i degrees of freedom', (value, degrees, expected) => {
  expect(chiSquareAbove(value, degrees)).toBeCloseTo(expected, 10)
})

test('χ² of counts by given chances and by equal ones', () => {
  // Mendel's peas, 9 : 3 : 3 : 1.
  expect(fitOf([315, 108, 101, 32], [9 / 16, 3 / 16, 3 / 16, 1 / 16])).toBeCloseTo(0.9254, 4)
  expect(evenChiSquare(new Uint32Array([5, 8, 9, 8, 10, 20]))).toBeCloseTo(13.4, 10)
})

test('Poisson and binomial tails', () => {
  expect(poissonOutside(0, 3)).toBeCloseTo(2 * Math.exp(-3), 12)
  expect(poissonOutside(9, 3)).toBeCloseTo(2 * 0.003_803, 5)
  expect(poissonOutside(3, 3)).toBe(1)
  expect(binomialAtLeast(0, 10, 0.01)).toBe(1)
  expect(binomialAtLeast(1, 10, 0.01)).toBeCloseTo(1 - 0.99 ** 10, 12)
  expect(binomialAtLeast(10, 10, 0.01)).toBeCloseTo(1e-20, 30)
  expect(binomialAtLeast(20, 1000, 0.01)).toBeCloseTo(0.003_292, 5)
})

test('Kolmogorov-Smirnov: 5 % and 1 % match the tables', () => {
  expect(kolmogorovAbove(1.3581)).toBeCloseTo(0.05, 4)
  expect(kolmogorovAbove(1.6276)).toBeCloseTo(0.01, 4)
  const even = Array.from({ length: 100 }, (_, index) => (index + 0.5) / 100)
  expect(uniformityChance(even)).toBeCloseTo(1, 6)
  expect(uniformityChance(even.map((p) => p / 2))).toBeLessThan(1e-9)
})

test('Holm: multiplies each p-value by the remaining tests, monotonically', () => {
  const adjusted = holm([0.01, 0.04, 0.03, 0.005])
  for (const [index, expected] of [0.03, 0.06, 0.06, 0.02].entries()) {
    expect(adjusted[index]).toBeCloseTo(expected, 12)
  }
  expect(holm([0.9, 0.8])).toEqual([1, 1])
})

test('a fit that is too good counts as well', () => {
  expect(twoSided(0.999)).toBeCloseTo(0.002, 12)
  expect(twoSided(0.001)).toBe(0.002)
  expect(twoSided(0.5)).toBe(1)
})
