import { bitsOf, type Bits } from './bits.ts'

interface Fraction {
  top: bigint
  bottom: bigint
}

/** Σ 1/((from+1)…k) for k up to `to`, as one fraction. */
function fractionOf(from: number, to: number): Fraction {
  if (to - from === 1) return { top: 1n, bottom: BigInt(to) }
  const middle = Math.floor((from + to) / 2)
  const [left, right] = [fractionOf(from, middle), fractionOf(middle, to)]
  return { top: left.top * right.bottom + right.top, bottom: left.bottom * right.bottom }
}

/** The first bits of e, including the two before the point: the sequence that NIST publishes. */
export function digitsOfE(count: number): Bits {
  const { top, bottom } = fractionOf(0, 80_000)
  const scaled = ((top + bottom) << BigInt(count - 2)) / bottom
  return bitsOf(scaled.toString(2))
}
