import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { fixed } from '../generators/index.ts'
import { sharedBlocks } from './starts.ts'

test('starts that draw their own seeds share no block', () => {
  const entropy = fixed('starts')
  expect(sharedBlocks(Array.from({ length: 1000 }, () => entropy(48)))).toEqual([])
})

test('seeds made of the time are seen: two processes start in the same millisecond', () => {
  const startedAt = Array.from({ length: 1000 }, (_, start) => 1_800_000_000_000 + start * 7)
  const rushed = [...startedAt, 1_800_000_000_000 + 350]
  expect(sharedBlocks(rushed.map((ms) => hash('sha256', `${ms}`)))).toHaveLength(2)
})

test('a block that one start has twice is shared with nobody but seen as well', () => {
  expect(sharedBlocks(['ab'.repeat(32)])).toHaveLength(1)
})
