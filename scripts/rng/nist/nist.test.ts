import { expect, test } from 'vitest'
import { bitsOf, bitsOfWords, type PValue } from './bits.ts'
import { cumulativeSums } from './cumulative-sums.ts'
import { excursions } from './excursions.ts'
import { blockFrequency, frequency, runs } from './frequency.ts'
import { registerOf } from './linear-complexity.ts'
import { longestRun } from './longest-run.ts'
import { squaredMagnitudes } from './magnitudes.ts'
import { matrixRank } from './matrix-rank.ts'
import { approximateEntropy, serial } from './patterns.ts'
import { spectral } from './spectral.ts'
import { aperiodic, nonOverlapping } from './templates.ts'

/** The first hundred bits of π, the example of most sections. */
const hundred = bitsOf(`
  11001001000011111101101010100010001000010110100011
  00001000110100110001001100011001100010100010111000`)

const values = (all: PValue[]) => all.map(({ p }) => p)
const part = (all: PValue[], name: string) => all.find((one) => one.part === name)?.p

function expectClose(results: readonly number[], published: readonly number[]) {
  expect(results).toHaveLength(published.length)
  for (const [index, expected] of published.entries())
    expect(results[index]).toBeCloseTo(expected, 6)
}

test('2.1 frequency', () => {
  expectClose(values(frequency(bitsOf('1011010101'))), [0.527_089])
  expectClose(values(frequency(hundred)), [0.109_599])
})

test('2.2 frequency in blocks', () => {
  expectClose(values(blockFrequency(bitsOf('0110011010'), 3)), [0.801_252])
  expectClose(values(blockFrequency(hundred, 10)), [0.706_438])
})

test('2.3 runs', () => {
  expectClose(values(runs(bitsOf('1001101011'))), [0.147_232])
  expectClose(values(runs(hundred)), [0.500_798])
  expect(values(runs(bitsOf('1'.repeat(100))))).toEqual([0])
})

test('2.4 longest run of ones', () => {
  const bits = bitsOf(`11001100000101010110110001001100111000000000001001001101010100010001
    001111010110100000001101011111001100111001101101100010110010`)
  expect(values(longestRun(bits))[0]).toBeCloseTo(0.1806, 4)
})

test('2.5 rank of matrices', () => {
  expect(values(matrixRank(bitsOf('01011001001010101101'), 3))[0]).toBeCloseTo(0.7419, 4)
})

test("2.6 Fourier transform: as in NIST's program, because the text uses an old threshold", () => {
  expectClose(values(spectral(bitsOf('1001010011'))), [0.468_160])
  expectClose(values(spectral(hundred)), [0.646_355])
})

test('2.7 templates that cannot overlap', () => {
  const results = nonOverlapping(bitsOf('10100100101110010110'), { length: 3, blocks: 2 })
  expectClose([part(results, '001') ?? 0], [0.344_154])
  expect(aperiodic(9)).toHaveLength(148)
})

test('2.10 the shortest register', () => {
  expect(registerOf(bitsOf('1101011110001'))).toBe(4)
  expect(registerOf(bitsOf('0'.repeat(40)))).toBe(0)
  expect(registerOf(bitsOf(`${'0'.repeat(39)}1`))).toBe(40)
})

test('2.11 serial, 2.12 approximate entropy', () => {
  expectClose(values(serial(bitsOf('0011011101'), 3)), [0.808_792, 0.670_320])
  expectClose(values(approximateEntropy(bitsOf('0100110101'), 3)), [0.261_961])
  expectClose(values(approximateEntropy(hundred, 2)), [0.235_301])
})

test('2.13 cumulative sums', () => {
  expectClose(values(cumulativeSums(bitsOf('1011010111'))).slice(0, 1), [0.411_658_8])
  expectClose(values(cumulativeSums(hundred)), [0.219_194, 0.114_866])
})

test('2.14 random excursions and 2.15 their variant', () => {
  const results = excursions(bitsOf('0110110101'), 0)
  expect(part(results, '+1')).toBeCloseTo(0.5025, 4)
  expect(part(results, 'variant +1')).toBeCloseTo(0.683_091, 6)
  expect(excursions(hundred)).toEqual([])
})

test('lengths that are powers of two use another transform with the same result', () => {
  const bits = Uint8Array.from({ length: 256 }, (_, index) => hundred[(index * index) % 97] ?? 0)
  const squares = squaredMagnitudes(Float64Array.from(bits))
  for (const k of [0, 1, 17, 127]) {
    let [real, imaginary] = [0, 0]
    for (const [index, bit] of bits.entries()) {
      real += bit * Math.cos((2 * Math.PI * index * k) / bits.length)
      imaginary += bit * Math.sin((2 * Math.PI * index * k) / bits.length)
    }
    expect(squares[k]).toBeCloseTo(real ** 2 + imaginary ** 2, 8)
  }
})

test('words start with their highest bit', () => {
  expect([...bitsOfWords(new Uint32Array([2 ** 31 + 1]))].join('')).toBe(`1${'0'.repeat(30)}1`)
})
