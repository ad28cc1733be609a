import { normalBelow } from '../stats/index.ts'
import type { Bits, PValue } from './bits.ts'

/** 2.13: the largest distance of a random walk of the bits, forward and backward. */
export function cumulativeSums(bits: Bits): PValue[] {
  let sum = 0
  let max = 0
  let min = 0
  for (const bit of bits) {
    sum += 2 * bit - 1
    if (sum > max) max = sum
    if (sum < min) min = sum
  }
  const n = bits.length
  return [
    { part: 'forward', p: chanceOf(Math.max(max, -min), n) },
    { part: 'backward', p: chanceOf(Math.max(sum - min, max - sum), n) },
  ]
}

function chanceOf(z: number, n: number): number {
  const root = Math.sqrt(n)
  const between = (low: number, high: number) =>
    normalBelow((high * z) / root) - normalBelow((low * z) / root)
  let p = 1
  for (let k = Math.ceil((-n / z + 1) / 4); k <= Math.floor((n / z - 1) / 4); k += 1) {
    if (isInRange(k, z, root)) p -= between(4 * k - 1, 4 * k + 1)
  }
  for (let k = Math.ceil((-n / z - 3) / 4); k <= Math.floor((n / z - 1) / 4); k += 1) {
    if (isInRange(k, z, root)) p += between(4 * k + 1, 4 * k + 3)
  }
  return Math.min(1, Math.max(0, p))
}

/** Beyond this both tails are 0 or 1 to the last digit. */
const isInRange = (k: number, z: number, root: number) => ((4 * Math.abs(k) - 3) * z) / root < 40
