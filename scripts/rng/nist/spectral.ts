import { normalOutside } from '../stats/index.ts'
import { only, type Bits } from './bits.ts'
import { squaredMagnitudes } from './magnitudes.ts'

/** 2.6: of the peaks of the Fourier transform 5 % are above the line, neither more nor fewer. */
export function spectral(bits: Bits) {
  const n = bits.length
  const squares = squaredMagnitudes(signs(bits))
  const line = n * Math.log(1 / 0.05)
  let below = 0
  for (const square of squares) if (square < line) below += 1
  return only(normalOutside((below - (0.95 * n) / 2) / Math.sqrt((n * 0.95 * 0.05) / 4)))
}

/** A loop, since `Float64Array.from` takes as long as the transform. */
function signs(bits: Bits): Float64Array {
  const values = new Float64Array(bits.length)
  let place = 0
  for (const bit of bits) {
    values[place] = 2 * bit - 1
    place += 1
  }
  return values
}
