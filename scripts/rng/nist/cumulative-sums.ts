import { normalBelow } from '../stats/index.ts'
import type { Bits, PValue } from './bits.ts'

/** 2.13: how far a walk of ones and zeros goes away, from the front and from the back. */
export function cumulativeSums(bits: Bits): PValue[] {
  let sum = 0
  let most = 0
  let least = 0
  for (const bit of bits) {
    sum += 2 * bit - 1
    if (sum > most) most = sum
    if (sum < least) least = sum
  }
  const n = bits.length
  return [
    { part: 'forward', p: chanceOf(Math.max(most, -least), n) },
    { part: 'backward', p: chanceOf(Math.max(sum - least, most - sum), n) },
  ]
}

function chanceOf(z: number, n: number): number {
  const root = Math.sqrt(n)
  const between = (low: number, high: number) =>
    normalBelow((high * z) / root) - normalBelow((low * z) / root)
  let p = 1
  for (let k = Math.ceil((-n / z + 1) / 4); k <= Math.floor((n / z - 1) / 4); k += 1) {
    if (inReach(k, z, root)) p -= between(4 * k - 1, 4 * k + 1)
  }
  for (let k = Math.ceil((-n / z - 3) / 4); k <= Math.floor((n / z - 1) / 4); k += 1) {
    if (inReach(k, z, root)) p += between(4 * k + 1, 4 * k + 3)
  }
  return Math.min(1, Math.max(0, p))
}

/** Farther out both ends are 0 or 1 to the last digit. */
const inReach = (k: number, z: number, root: number) => ((4 * Math.abs(k) - 3) * z) / root < 40
