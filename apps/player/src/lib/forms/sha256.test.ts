import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { firstWordOfBlock } from './sha256.ts'

/** The text with its end mark and its length, as the standard has it. */
function blockOf(text: string): Int32Array {
  const bytes = Buffer.alloc(64)
  bytes.write(text)
  bytes[text.length] = 0x80
  bytes.writeUInt32BE(text.length * 8, 60)
  return Int32Array.from({ length: 16 }, (_, at) => bytes.readInt32BE(at * 4))
}

test('the first word is that of SHA-256, for every length that fits a block', () => {
  for (let length = 0; length <= 55; length += 1) {
    const text = 'task:0123456789'.repeat(4).slice(0, length)
    const expected = createHash('sha256').update(text).digest().readUInt32BE(0)
    expect(firstWordOfBlock(blockOf(text)), `of ${length} letters`).toBe(expected)
  }
})
