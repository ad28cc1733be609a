import { normalOutside } from '../stats/index.ts'
import { singleValue, type Bits } from './bits.ts'
import { squaredMagnitudes } from './magnitudes.ts'

/** 2.6: 5 % of the peaks of the Fourier transform are above the threshold. */
export function spectral(bits: Bits) {
  const n = bits.length
  const squares = squaredMagnitudes(signs(bits))
  const line = n * Math.log(1 / 0.05)
  let below = 0
  for (const square of squares) if (square < line) below += 1
  return singleValue(normalOutside((below - (0.95 * n) / 2) / Math.sqrt((n * 0.95 * 0.05) / 4)))
}

/** A loop, because `Float64Array.from` takes as long as the transform. */
function signs(bits: Bits): Float64Array {
  const values = new Float64Array(bits.length)
  let index = 0
  for (const bit of bits) {
    values[index] = 2 * bit - 1
    index += 1
  }
  return values
}
