import { firstWordOfBlock } from './sha256.ts'

export interface Task {
  readonly task: string
  readonly bits: number
}

export type Search = (from: number, count: number) => string | undefined

/** What fits one block of SHA-256 beside its end mark and length. */
const mostBytes = 55
const [zero, nine, endMark] = [48, 57, 0x80]

/** Looks for `task:n` whose hash begins with so many zero bits, among `count` numbers. */
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

/** Writes a number behind the head, with the end mark and the length in bits. */
function putDigits(block: Int32Array, at: number, number: number): number {
  const digits = String(number)
  const end = at + digits.length
  if (end > mostBytes) throw new Error('the task is too long')
  for (let place = 0; place < digits.length; place += 1) {
    putByte(block, at + place, digits.charCodeAt(place))
  }
  putByte(block, end, endMark)
  block[15] = end * 8
  return end
}

/** The next number in place; false where it needs one digit more. */
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
