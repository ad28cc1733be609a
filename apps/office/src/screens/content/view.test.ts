import { expect, test } from 'vitest'
import { changedField, missingLanguages, newPiece, stateOf, titleOf, validTimes } from './view.ts'

const now = '2026-02-01T00:00:00.000Z'
const brand = { id: '', code: '', name: '', language: 'VI', languages: ['EN', 'VI'], timeZone: '' }
const piece = { ...newPiece('banner', now), id: 'one' }

test.each([
  ['shown', {}],
  ['hidden', { shown: false }],
  ['waiting', { startsAt: '2026-02-02T00:00:00.000Z' }],
  ['over', { endsAt: now }],
])('a banner is %s', (state, change) => {
  expect(stateOf({ piece: { ...piece, ...change }, seen: 'sum' }, now)).toBe(state)
})

test('a piece is saved only with valid times', () => {
  expect(validTimes({ ...piece, startsAt: now })).toEqual({ startsAt: now, endsAt: null })
  expect(validTimes({ startsAt: now, endsAt: undefined })).toBeUndefined()
  expect(validTimes({ startsAt: undefined, endsAt: null })).toBeUndefined()
})

test('a piece that was never published is a draft', () => {
  expect(stateOf({ piece, seen: null }, now)).toBe('drafted')
})

test('a change is named by field and language', () => {
  expect(changedField('words.EN.title')).toEqual({ label: 'content.piece_title', language: 'EN' })
  expect(changedField('shown')).toEqual({ label: 'content.shown', language: undefined })
  expect(changedField('kind')).toBeUndefined()
})

test('missing languages are listed, and a title falls back', () => {
  const texts = { ...piece, words: { EN: { title: 'Hello', text: '', content: '' } } }
  expect(missingLanguages(texts, brand)).toEqual(['VI'])
  expect(titleOf(texts, 'VI', brand)).toBe('Hello')
  expect(titleOf(piece, 'VI', brand)).toBe('one')
})
