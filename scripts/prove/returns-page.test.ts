import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { games, models, slots, storedProofs } from '@fairhouse/engines'
import { returnsPage } from './returns-page.ts'

test('docs/RETURNS.md is up to date with npm run prove', () => {
  const page = returnsPage({ models, games: games(), flagships: slots, proofs: storedProofs })
  expect(readFileSync('docs/RETURNS.md', 'utf8')).toBe(page)
})
