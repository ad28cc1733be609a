import { erfc } from '../stats/index.ts'
import { singleValue, type Bits, type PValue } from './bits.ts'

/** LIST of the block lengths, with the sequence length that they need. */
const lengths = [
  { from: 4_654_080, length: 9, mean: 8.176_424_8, variance: 3.311 },
  { from: 2_068_480, length: 8, mean: 7.183_665_6, variance: 3.238 },
  { from: 904_960, length: 7, mean: 6.196_250_7, variance: 3.125 },
  { from: 387_840, length: 6, mean: 5.217_705_2, variance: 2.954 },
]

/** 2.9, Maurer: distance to the previous occurrence of each block, a measure of compressibility. */
export function universal(bits: Bits): PValue[] {
  const kind = lengths.find(({ from }) => bits.length >= from)
  if (!kind) return []
  const { length, mean, variance } = kind
  const first = 10 * 2 ** length
  const last = Math.floor(bits.length / length)
  const tested = last - first
  const average = sumOfDistances(bits, length, first, last) / tested
  const factor = 0.7 - 0.8 / length + ((4 + 32 / length) * tested ** (-3 / length)) / 15
  const deviation = factor * Math.sqrt(variance / tested)
  return singleValue(erfc(Math.abs(average - mean) / (Math.SQRT2 * deviation)))
}

function sumOfDistances(bits: Bits, length: number, first: number, last: number): number {
  const seenAt = new Uint32Array(2 ** length)
  let sum = 0
  for (let block = 1; block <= last; block += 1) {
    let code = 0
    for (let index = (block - 1) * length; index < block * length; index += 1) {
      code = (code << 1) | (bits[index] ?? 0)
    }
    if (block > first) sum += Math.log2(block - (seenAt[code] ?? 0))
    seenAt[code] = block
  }
  return sum
}
