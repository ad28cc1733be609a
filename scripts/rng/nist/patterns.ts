import { addOne, chiSquareAbove } from '../stats/index.ts'
import { only, type Bits, type PValue } from './bits.ts'

/** How often each pattern comes, the end joined to the beginning. */
function patternCounts(bits: Bits, length: number): Uint32Array {
  const counts = new Uint32Array(2 ** length)
  const mask = 2 ** length - 1
  let code = 0
  for (const bit of bits.subarray(0, length - 1)) code = (code << 1) | bit
  for (const bit of bits.subarray(length - 1)) {
    code = ((code << 1) | bit) & mask
    addOne(counts, code)
  }
  for (const bit of bits.subarray(0, length - 1)) {
    code = ((code << 1) | bit) & mask
    addOne(counts, code)
  }
  return counts
}

/** The counts of patterns that are one shorter. */
const shorter = (counts: Uint32Array) =>
  Uint32Array.from(
    { length: counts.length / 2 },
    (_, code) => (counts[code * 2] ?? 0) + (counts[code * 2 + 1] ?? 0),
  )

function psiSquare(counts: Uint32Array, n: number): number {
  let squares = 0
  for (const count of counts) squares += count * count
  return (squares * counts.length) / n - n
}

/** 2.11: all patterns of a length as often, given those that are one and two shorter. */
export function serial(bits: Bits, length = Math.min(16, fitting(bits) - 2)): PValue[] {
  const n = bits.length
  const counts = patternCounts(bits, length)
  const one = shorter(counts)
  const psi = [counts, one, shorter(one)].map((of) => psiSquare(of, n))
  const [a = 0, b = 0, c = 0] = length > 2 ? psi : [...psi.slice(0, 2), 0]
  return [
    { part: '1', p: chiSquareAbove(a - b, 2 ** (length - 1)) },
    { part: '2', p: chiSquareAbove(a - 2 * b + c, 2 ** (length - 2)) },
  ]
}

/** Of counts: Σ share·ln share. */
function phi(counts: Uint32Array, n: number): number {
  let sum = 0
  for (const count of counts) if (count > 0) sum += (count / n) * Math.log(count / n)
  return sum
}

/** 2.12: patterns of one length against those of the next. */
export function approximateEntropy(bits: Bits, length = Math.min(10, fitting(bits) - 5)) {
  const n = bits.length
  const longer = patternCounts(bits, length + 1)
  const entropy = phi(shorter(longer), n) - phi(longer, n)
  return only(chiSquareAbove(2 * n * (Math.LN2 - entropy), 2 ** length))
}

const fitting = (bits: Bits) => Math.floor(Math.log2(bits.length))
