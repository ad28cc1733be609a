import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { fixed } from '../generators/index.ts'
import { sharedBlocks } from './startup-seeds.ts'

test('starts with their own seeds share no block', () => {
  const entropy = fixed('starts')
  expect(sharedBlocks(Array.from({ length: 1000 }, () => entropy(48)))).toEqual([])
})

test('detects seeds derived from the time', () => {
  const startedAt = Array.from({ length: 1000 }, (_, start) => 1_800_000_000_000 + start * 7)
  const rushed = [...startedAt, 1_800_000_000_000 + 350]
  expect(sharedBlocks(rushed.map((ms) => hash('sha256', `${ms}`)))).toHaveLength(2)
})

test('detects a block that one start has twice', () => {
  expect(sharedBlocks(['ab'.repeat(32)])).toHaveLength(1)
})
