import { expect, test } from 'vitest'
import { changedField, missingIn, newPiece, standingOf, titleOf, usableTimes } from './told.ts'

const now = '2026-02-01T00:00:00.000Z'
const brand = { id: '', code: '', name: '', language: 'VI', languages: ['EN', 'VI'], timeZone: '' }
const piece = { ...newPiece('banner', now), id: 'one' }

test.each([
  ['shown', {}],
  ['hidden', { shown: false }],
  ['waiting', { startsAt: '2026-02-02T00:00:00.000Z' }],
  ['over', { endsAt: now }],
])('a banner is %s', (standing, change) => {
  expect(standingOf({ piece: { ...piece, ...change }, seen: 'sum' }, now)).toBe(standing)
})

test('it is saved with the times that are typed, or not at all', () => {
  expect(usableTimes({ ...piece, startsAt: now })).toEqual({ startsAt: now, endsAt: null })
  expect(usableTimes({ startsAt: now, endsAt: undefined })).toBeUndefined()
  expect(usableTimes({ startsAt: undefined, endsAt: null })).toBeUndefined()
})

test('one that nobody ever saw is a draft', () => {
  expect(standingOf({ piece, seen: null }, now)).toBe('drafted')
})

test('a change is told by its field and language', () => {
  expect(changedField('words.EN.title')).toEqual({ label: 'content.piece_title', language: 'EN' })
  expect(changedField('shown')).toEqual({ label: 'content.shown', language: undefined })
  expect(changedField('kind')).toBeUndefined()
})

test('languages without words are told, and a title is found', () => {
  const said = { ...piece, words: { EN: { title: 'Hello', text: '', content: '' } } }
  expect(missingIn(said, brand)).toEqual(['VI'])
  expect(titleOf(said, 'VI', brand)).toBe('Hello')
  expect(titleOf(piece, 'VI', brand)).toBe('one')
})
