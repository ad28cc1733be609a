import { firstWordOfBlock } from './sha256.ts'

export interface Task {
  readonly task: string
  readonly bits: number
}

export type Search = (from: number, count: number) => string | undefined

/** Bytes that fit in one block of SHA-256 beside end mark and length. */
const maxBytes = 55
const [zero, nine, endMark] = [48, 57, 0x80]

/** Searches `count` numbers for a `task:n` whose hash starts with `bits` zero bits. */
export function workSearch({ task, bits }: Task): Search {
  const head = new TextEncoder().encode(`${task}:`)
  const block = new Int32Array(16)
  for (const [at, byte] of head.entries()) putByte(block, at, byte)
  return (from, count) => {
    let length = putDigits(block, head.length, from)
    for (let number = from; number < from + count; number += 1) {
      if (firstWordOfBlock(block) >>> (32 - bits) === 0) return `${task}:${number}`
      if (!countUp(block, head.length, length)) {
        length = putDigits(block, head.length, number + 1)
      }
    }
    return undefined
  }
}

function putByte(block: Int32Array, at: number, byte: number): void {
  const shift = 24 - (at % 4) * 8
  const word = block[at >> 2] ?? 0
  block[at >> 2] = (word & ~(0xff << shift)) | (byte << shift)
}

/** Writes a number after the head, with the end mark and the length in bits. */
function putDigits(block: Int32Array, at: number, number: number): number {
  const digits = String(number)
  const end = at + digits.length
  if (end > maxBytes) throw new Error('the task is too long')
  for (let place = 0; place < digits.length; place += 1) {
    putByte(block, at + place, digits.charCodeAt(place))
  }
  putByte(block, end, endMark)
  block[15] = end * 8
  return end
}

/** Increments the number in place; returns false if it needs another digit. */
function countUp(block: Int32Array, start: number, end: number): boolean {
  for (let at = end - 1; at >= start; at -= 1) {
    const shift = 24 - (at % 4) * 8
    const word = block[at >> 2] ?? 0
    const digit = (word >>> shift) & 0xff
    if (digit < nine) {
      block[at >> 2] = word + (1 << shift)
      return true
    }
    putByte(block, at, zero)
  }
  return false
}

/** The probability that the proof of work was found by now, from 0 to 1. */
export const expectedProgress = (tried: number, bits: number) => 1 - Math.exp(-tried / 2 ** bits)
