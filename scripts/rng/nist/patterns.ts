import { addOne, chiSquareAbove } from '../stats/index.ts'
import { singleValue, type Bits, type PValue } from './bits.ts'

/** Counts each pattern, with the sequence closed to a ring. */
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

/** Counts of the patterns that are one bit shorter. */
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

/** 2.11: equal frequency of all patterns of a length, given those one and two bits shorter. */
export function serial(bits: Bits, length = Math.min(16, fitting(bits) - 2)): PValue[] {
  const n = bits.length
  const counts = patternCounts(bits, length)
  const shorterCounts = shorter(counts)
  const psi = [counts, shorterCounts, shorter(shorterCounts)].map((part) => psiSquare(part, n))
  const [a = 0, b = 0, c = 0] = length > 2 ? psi : [...psi.slice(0, 2), 0]
  return [
    { part: '1', p: chiSquareAbove(a - b, 2 ** (length - 1)) },
    { part: '2', p: chiSquareAbove(a - 2 * b + c, 2 ** (length - 2)) },
  ]
}

/** Σ share·ln share of counts. */
function phi(counts: Uint32Array, n: number): number {
  let sum = 0
  for (const count of counts) if (count > 0) sum += (count / n) * Math.log(count / n)
  return sum
}

/** 2.12: patterns of one length against those one bit longer. */
export function approximateEntropy(bits: Bits, length = Math.min(10, fitting(bits) - 5)) {
  const n = bits.length
  const longer = patternCounts(bits, length + 1)
  const entropy = phi(shorter(longer), n) - phi(longer, n)
  return singleValue(chiSquareAbove(2 * n * (Math.LN2 - entropy), 2 ** length))
}

const fitting = (bits: Bits) => Math.floor(Math.log2(bits.length))
