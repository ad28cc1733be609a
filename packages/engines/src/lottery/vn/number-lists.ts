import { range } from '../bets/index.ts'

const numbers = range(0, 99).map((number) => String(number).padStart(2, '0'))
const firstOf = (number: string) => Number(number[0])
const lastOf = (number: string) => Number(number[1])
const where = (fits: (first: number, last: number) => boolean): readonly string[] =>
  numbers.filter((number) => fits(firstOf(number), lastOf(number)))

/** The shadow of a digit (bóng): five away from it. */
const shadowOf = (digit: number) => (digit + 5) % 10
const isShadow = (first: number, last: number) => shadowOf(first) === last

/** Pairs of digits that are opposites (âm): 0-7, 1-4, 2-9, 3-6, 5-8. */
const opposites = ['07', '14', '29', '36', '58']

/** LIST of the ways to pick all two-digit numbers that have one digit in common. */
export const numberListsByDigit = {
  /** Contains the digit. */
  cham: (digit: number) => where((first, last) => first === digit || last === digit),
  /** The last digit of the sum of both. */
  tong: (digit: number) => where((first, last) => (first + last) % 10 === digit),
  dau: (digit: number) => where((first) => first === digit),
  dit: (digit: number) => where((_, last) => last === digit),
} as const

/** LIST of the ways to pick two-digit numbers of one kind. */
export const numberListsByName = {
  'kep-bang': where((first, last) => first === last),
  'kep-lech': where(isShadow),
  'kep-am': numbers.filter((number) => opposites.includes(sortedDigits(number))),
  tai: where((first) => first >= 5),
  xiu: where((first) => first < 5),
  chan: where((_, last) => last % 2 === 0),
  le: where((_, last) => last % 2 === 1),
} as const

function sortedDigits(number: string): string {
  return Array.from(number).toSorted().join('')
}

/** Bộ: a number, its shadows, and all of them with their digits swapped; 8 or 4 numbers. */
export function setOf(number: string): readonly string[] {
  const belongs = (digit: number, other: number) => digit % 5 === other % 5
  const [a, b] = [firstOf(number), lastOf(number)]
  return where(
    (first, last) =>
      (belongs(first, a) && belongs(last, b)) || (belongs(first, b) && belongs(last, a)),
  )
}

/** The twelve animals of the Vietnamese zodiac, from 00 on. */
export const animals = [
  'ty',
  'suu',
  'dan',
  'mao',
  'thin',
  'ti',
  'ngo',
  'mui',
  'than',
  'dau',
  'tuat',
  'hoi',
] as const

/** Con giáp: every twelfth number. */
export const numbersOfAnimal = (animal: (typeof animals)[number]): readonly string[] =>
  numbers.filter((number) => Number(number) % animals.length === animals.indexOf(animal))

/** Đảo: all orders of the digits. */
export function ordersOf(number: string): readonly string[] {
  if (number.length < 2) return [number]
  const orders = Array.from(number).flatMap((digit, index) =>
    ordersOf(number.slice(0, index) + number.slice(index + 1)).map((rest) => digit + rest),
  )
  return [...new Set(orders)].toSorted()
}

/**
 * Kéo: from one number to another, counting up all digits that differ: 10 to 19, 01 to 91, 00 to
 * 99 (the doubles). Undefined if the two numbers do not make such a run.
 */
export function runOf(from: string, to: string): readonly string[] | undefined {
  if (from.length !== to.length || !/^[0-9]+$/.test(from + to)) return undefined
  const steps = Array.from(from).map((digit, index) => Number(to[index]) - Number(digit))
  const length = Math.max(...steps)
  if (length < 1 || steps.some((step) => step !== 0 && step !== length)) return undefined
  return range(0, length).map((step) =>
    Array.from(from)
      .map((digit, index) => Number(digit) + (steps[index] === 0 ? 0 : step))
      .join(''),
  )
}
