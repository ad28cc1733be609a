/** Counts how often each digit comes, most often first: a full house is 3, 2. */
const countsOf = (digits: readonly number[]): number[] =>
  [...Map.groupBy(digits, (digit) => digit).values()]
    .map(({ length }) => length)
    .toSorted((one, other) => other - one)

/** Whether 9 and 0 are neighbours too: 8-9-0 and 9-0-1 are straights. */
function isStraight(digits: readonly number[]): boolean {
  const present = new Set(digits)
  if (present.size !== digits.length) return false
  return digits.some((first) => digits.every((_, step) => present.has((first + step) % 10)))
}

const hasNeighbours = (digits: readonly number[]) =>
  digits.some((digit) => digits.includes((digit + 1) % 10))

export type ThreeDigitHand = 'triple' | 'straight' | 'pair' | 'half-straight' | 'mixed'

/** The hand of three digits, by its best name. */
export function threeDigitHand(digits: readonly number[]): ThreeDigitHand {
  const [most] = countsOf(digits)
  if (most === 3) return 'triple'
  if (most === 2) return 'pair'
  if (isStraight(digits)) return 'straight'
  return hasNeighbours(digits) ? 'half-straight' : 'mixed'
}

/** How many of the thousand draws of three digits are each hand. */
export const threeDigitHandCounts: Readonly<Record<ThreeDigitHand, number>> = {
  triple: 10,
  straight: 60,
  pair: 270,
  'half-straight': 360,
  mixed: 300,
}

export type StudHand =
  | 'five-of-a-kind'
  | 'four-of-a-kind'
  | 'full-house'
  | 'straight'
  | 'three-of-a-kind'
  | 'two-pairs'
  | 'pair'
  | 'high-card'

/** The stud poker hand of five digits. */
export function studHand(digits: readonly number[]): StudHand {
  switch (countsOf(digits).join('')) {
    case '5':
      return 'five-of-a-kind'
    case '41':
      return 'four-of-a-kind'
    case '32':
      return 'full-house'
    case '311':
      return 'three-of-a-kind'
    case '221':
      return 'two-pairs'
    case '2111':
      return 'pair'
    default:
      return isStraight(digits) ? 'straight' : 'high-card'
  }
}

/** How many of the hundred thousand draws are each hand. */
export const studHandCounts: Readonly<Record<StudHand, number>> = {
  'five-of-a-kind': 10,
  'four-of-a-kind': 450,
  'full-house': 900,
  straight: 1200,
  'three-of-a-kind': 7200,
  'two-pairs': 10_800,
  pair: 50_400,
  'high-card': 29_040,
}

/**
 * The bull of five digits: if three of them add up to a multiple of ten, the last digit of the
 * other two, where 0 is bull 10. Undefined if no three do.
 */
export function bullOf(digits: readonly number[]): number | undefined {
  const total = digits.reduce((sum, digit) => sum + digit, 0)
  const hasBull = digits.some((one, index) =>
    digits.slice(index + 1).some((other) => (total - one - other) % 10 === 0),
  )
  return hasBull ? total % 10 || 10 : undefined
}

/** How many of the hundred thousand draws are each bull; the rest have none. */
export const bullCounts: readonly (readonly [bull: number, count: number])[] = [
  [1, 6375],
  [2, 6505],
  [3, 6375],
  [4, 6505],
  [5, 6375],
  [6, 6505],
  [7, 6375],
  [8, 6505],
  [9, 6375],
  [10, 6456],
]
