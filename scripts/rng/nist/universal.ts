import { erfc } from '../stats/index.ts'
import { only, type Bits, type PValue } from './bits.ts'

/** LIST of the lengths of blocks, with the sequences that are long enough for them. */
const lengths = [
  { from: 4_654_080, length: 9, mean: 8.176_424_8, variance: 3.311 },
  { from: 2_068_480, length: 8, mean: 7.183_665_6, variance: 3.238 },
  { from: 904_960, length: 7, mean: 6.196_250_7, variance: 3.125 },
  { from: 387_840, length: 6, mean: 5.217_705_2, variance: 2.954 },
]

/** 2.9, Maurer: how far back the same block came before, so whether it could be compressed. */
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
  return only(erfc(Math.abs(average - mean) / (Math.SQRT2 * deviation)))
}

function sumOfDistances(bits: Bits, length: number, first: number, last: number): number {
  const seenAt = new Uint32Array(2 ** length)
  let sum = 0
  for (let block = 1; block <= last; block += 1) {
    let code = 0
    for (let place = (block - 1) * length; place < block * length; place += 1) {
      code = (code << 1) | (bits[place] ?? 0)
    }
    if (block > first) sum += Math.log2(block - (seenAt[code] ?? 0))
    seenAt[code] = block
  }
  return sum
}
