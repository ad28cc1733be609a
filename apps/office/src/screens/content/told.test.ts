import { expect, test } from 'vitest'
import { missingIn, newPiece, standingOf, titleOf } from './told.ts'

const now = '2026-02-01T00:00:00.000Z'
const brand = { id: '', code: '', name: '', language: 'VI', languages: ['EN', 'VI'], timeZone: '' }
const piece = { ...newPiece('banner', now), id: 'one' }

test.each([
  ['shown', {}],
  ['hidden', { shown: false }],
  ['waiting', { startsAt: '2026-02-02T00:00:00.000Z' }],
  ['over', { endsAt: now }],
])('a banner is %s', (standing, change) => {
  expect(standingOf({ ...piece, ...change }, now)).toBe(standing)
})

test('languages without words are told, and a title is found', () => {
  const said = { ...piece, words: { EN: { title: 'Hello', text: '', content: '' } } }
  expect(missingIn(said, brand)).toEqual(['VI'])
  expect(titleOf(said, 'VI', brand)).toBe('Hello')
  expect(titleOf(piece, 'VI', brand)).toBe('one')
})
