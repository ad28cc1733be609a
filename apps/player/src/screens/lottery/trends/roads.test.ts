import { expect, test } from 'vitest'
import { beadPlate, bigRoad, currentStreaks, streakOf, type Sides } from './roads.ts'
import { subjectsOf } from './subjects.ts'

/** Draws from the oldest on, as letters. */
const sidesOf = (letters: string): Sides =>
  letters
    .split('')
    .map((letter) => ({ b: 'big', s: 'small', t: 'tie' } as const)[letter])
    .toReversed()
const lettersOf = (columns: readonly (readonly string[])[]) =>
  columns.map((column) => column.map((side) => side[0]).join('')).join(' ')

test('the bead plate has six in a column, the oldest first', () => {
  expect(lettersOf(beadPlate(sidesOf('bbsbsbss')))).toBe('bbsbsb ss')
  expect(lettersOf(beadPlate(sidesOf('b-s')))).toBe('bs')
})

test('the big road turns a column on a change', () => {
  expect(lettersOf(bigRoad(sidesOf('bbsbss')))).toBe('bb s b ss')
  expect(lettersOf(bigRoad(sidesOf('bbbbbbbbs')))).toBe('bbbbbb bb s')
  expect(lettersOf(bigRoad(sidesOf('bt-bs')))).toBe('bb s')
})

test('a streak is the run of the last side', () => {
  expect(streakOf(sidesOf('sbbb'))).toEqual({ side: 'big', length: 3 })
  expect(streakOf(sidesOf('bbbs'))).toEqual({ side: 'small', length: 1 })
  expect(streakOf(sidesOf('bb'))).toEqual({ side: 'big', length: 2 })
  expect(streakOf(sidesOf('bb-'))).toBeUndefined()
})

test('no draws have no roads', () => {
  expect(beadPlate([])).toEqual([])
  expect(bigRoad([])).toEqual([])
  expect(streakOf([])).toBeUndefined()
})

test('current streaks of three or more are listed, the longest first', () => {
  const subjects = subjectsOf('lucky-28')
  const draws = [
    [9, 9, 0],
    [9, 8, 1],
    [9, 7, 2],
    [9, 9, 2],
    [9, 9, 1],
    [0, 0, 1],
  ]
  const found = currentStreaks(draws, subjects).map(({ subject, side, length }) => [
    subject.id,
    side,
    length,
  ])
  expect(found).toEqual([
    ['sum', 'big', 5],
    ['sum', 'even', 4],
  ])
  expect(currentStreaks(draws.slice(0, 2), subjects)).toEqual([])
  expect(currentStreaks([], subjects)).toEqual([])
})
