import { chiSquareAbove, erfc } from '../stats/index.ts'
import { singleValue, type Bits } from './bits.ts'

function onesIn(bits: Bits): number {
  let ones = 0
  for (const bit of bits) ones += bit
  return ones
}

/** 2.1: as many ones as zeros. */
export const frequency = (bits: Bits) =>
  singleValue(erfc(Math.abs(2 * onesIn(bits) - bits.length) / Math.sqrt(2 * bits.length)))

/** 2.2: as many ones as zeros in each block. */
export function blockFrequency(bits: Bits, size = 128) {
  const blocks = Math.floor(bits.length / size)
  let sum = 0
  for (let block = 0; block < blocks; block += 1) {
    const share = onesIn(bits.subarray(block * size, (block + 1) * size)) / size
    sum += (share - 0.5) ** 2
  }
  return singleValue(chiSquareAbove(4 * size * sum, blocks))
}

/** 2.3: changes between ones and zeros, neither too many nor too few. */
export function runs(bits: Bits) {
  const n = bits.length
  const share = onesIn(bits) / n
  if (Math.abs(share - 0.5) >= 2 / Math.sqrt(n)) return singleValue(0)
  let changes = 1
  let before = bits[0] ?? 0
  for (const bit of bits) {
    changes += bit ^ before
    before = bit
  }
  const even = share * (1 - share)
  return singleValue(erfc(Math.abs(changes - 2 * n * even) / (2 * Math.sqrt(2 * n) * even)))
}
