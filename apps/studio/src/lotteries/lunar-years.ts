import type { Day } from './zone.ts'

/** LIST of the first days of lunar years and their animals, by which Mark Six is played. */
const lunarYears: readonly (readonly [from: Day, animal: string])[] = [
  ['2025-01-29', 'snake'],
  ['2026-02-17', 'horse'],
  ['2027-02-06', 'goat'],
  ['2028-01-26', 'monkey'],
  ['2029-02-13', 'rooster'],
  ['2030-02-03', 'dog'],
  ['2031-01-23', 'pig'],
]

/** The animal of the lunar year that a day belongs to. */
export function animalOf(day: Day): string {
  const year = lunarYears.findLast(([from]) => from <= day)
  if (!year) throw new Error(`${day} is before the first known lunar year`)
  return year[1]
}
