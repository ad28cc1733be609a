import { range } from '../bets/index.ts'

export const poolSize = 49
/** Six numbers and the special number. */
export const drawSize = 7

/** Numbers are written with two digits, as on the slip. */
export const nameOf = (number: number): string => String(number).padStart(2, '0')

export const allNumbers: readonly number[] = range(1, poolSize)

/** LIST of the colour waves. */
export const waves = {
  red: [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46],
  blue: [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48],
  green: [5, 6, 11, 16, 17, 21, 22, 27, 28, 32, 33, 38, 39, 43, 44, 49],
} as const satisfies Readonly<Record<string, readonly number[]>>

/** LIST of the animals of the zodiac, in the order of their years. */
export const zodiac = [
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const

export type Animal = (typeof zodiac)[number]

/**
 * The numbers of an animal: 1 belongs to the animal of the lunar year, 2 to that of the year
 * before, and so on. The animal of the year has five numbers, the others four.
 */
export function numbersOf(animal: Animal, year: Animal): readonly number[] {
  const yearsBack = (zodiac.indexOf(year) - zodiac.indexOf(animal) + zodiac.length) % zodiac.length
  return allNumbers.filter((number) => (number - 1) % zodiac.length === yearsBack)
}
