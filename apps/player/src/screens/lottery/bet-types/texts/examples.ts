import type { Example, ExampleDraw } from '../bet-type-text.ts'
import { text, type Part, type Text } from '../text.ts'

type Numbers = readonly number[]

/** A draw in words: the numbers, or what matters of them. */
export type Show = (numbers: Numbers) => Part

export const won = (result: Numbers, show: Show): ExampleDraw => ({
  result,
  shown: show(result),
  end: 'won',
})
export const lost = (result: Numbers, show: Show): ExampleDraw => ({
  ...won(result, show),
  end: 'lost',
})
export const pushed = (result: Numbers, show: Show): ExampleDraw => ({
  ...won(result, show),
  end: 'push',
})

/** Says which fields were picked. */
export const inFields = (example: Example, ...fields: readonly string[]): Example => ({
  ...example,
  fields,
})

/** An example with a draw that wins and one that loses. */
export const wonAndLost = (
  selection: Example['selection'],
  winning: Numbers,
  losing: Numbers,
  show: Show,
): Example => ({ selection, draws: [won(winning, show), lost(losing, show)] })

export const digitsOf = (digits: string): Numbers => Array.from(digits, Number)

export const plainly: Show = (numbers) => numbers.join(' ')

/** Numbers with a leading zero, as on the slip. */
export const twoDigits = (number: number): string => String(number).padStart(2, '0')
export const inTwoDigits: Show = (numbers) => numbers.map(twoDigits).join(' ')

const sumOf = (numbers: Numbers): number => numbers.reduce((sum, one) => sum + one, 0)

/** The numbers with a remark, as their sum. */
export const withNote =
  (show: Show, noteOf: (numbers: Numbers) => Part): Show =>
  (numbers) =>
    text('example_note', { draw: show(numbers), note: noteOf(numbers) })

export const sumNote = (numbers: Numbers): Text => text('note_sum', { sum: sumOf(numbers) })
