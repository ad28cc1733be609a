import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { firstWord } from './sha256.ts'

test('the first word is that of SHA-256, for every length around its blocks', () => {
  for (let length = 0; length < 200; length += 1) {
    const text = 'task:0123456789é'.repeat(20).slice(0, length)
    const expected = createHash('sha256').update(text).digest().readUInt32BE(0)
    expect(firstWord(new TextEncoder().encode(text)), `of ${length} letters`).toBe(expected)
  }
})
