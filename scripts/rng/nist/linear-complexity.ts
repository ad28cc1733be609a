import { fitOf } from '../stats/index.ts'
import { singleValue, type Bits } from './bits.ts'

const chances = [0.010_416_7, 0.031_25, 0.125, 0.5, 0.25, 0.0625, 0.020_833]

/** 2.10: the length of the shortest shift register that produces a block. */
export function linearComplexity(bits: Bits, size = 500) {
  const sign = size % 2 === 0 ? 1 : -1
  const mean = size / 2 + (9 - sign) / 36 - (size / 3 + 2 / 9) / 2 ** size
  const counts = chances.map(() => 0)
  for (let end = size; end <= bits.length; end += size) {
    const length = registerOf(bits.subarray(end - size, end))
    const distance = sign * (length - mean) + 2 / 9
    const index = Math.min(Math.max(Math.ceil(distance + 2.5), 0), chances.length - 1)
    counts[index] = (counts[index] ?? 0) + 1
  }
  return singleValue(fitOf(counts, chances))
}

/** The shortest register (Berlekamp-Massey), with polynomials and past bits in 32-bit words. */
export function registerOf(block: Bits): number {
  const words = Math.ceil((block.length + 1) / 32)
  const past = new Uint32Array(words)
  const shifted = new Uint32Array(words)
  const register = new Uint32Array(words)
  const before = new Uint32Array(words)
  register[0] = 1
  shifted[0] = 1
  let length = 0
  for (let index = 0; index < block.length; index += 1) {
    const used = (index >>> 5) + 1
    shiftIn(past, used, block[index] ?? 0)
    shiftIn(shifted, used, 0)
    if (parityOfBoth(register, past, used) === 0) continue
    const grows = length * 2 <= index
    if (grows) before.set(register)
    for (let word = 0; word < used; word += 1) {
      register[word] = (register[word] ?? 0) ^ (shifted[word] ?? 0)
    }
    if (!grows) continue
    length = index + 1 - length
    shifted.set(before)
  }
  return length
}

function shiftIn(words: Uint32Array, used: number, bit: number): void {
  let carried = bit
  for (let word = 0; word < used; word += 1) {
    const value = words[word] ?? 0
    words[word] = (value << 1) | carried
    carried = value >>> 31
  }
}

function parityOfBoth(a: Uint32Array, b: Uint32Array, used: number): number {
  let all = 0
  for (let word = 0; word < used; word += 1) all ^= (a[word] ?? 0) & (b[word] ?? 0)
  all ^= all >>> 16
  all ^= all >>> 8
  all ^= all >>> 4
  return (0x69_96 >>> (all & 15)) & 1
}
