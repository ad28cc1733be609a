import type { BetTypeText, BetTypeTexts } from '../bet-type-text.ts'
import { listOf, text } from '../text.ts'
import { combined, help } from './common.ts'
import { lost, pushed, sumNote, twoDigits, won, wonAndLost, type Show } from './examples.ts'

/** Ten pairs that each add up to 81: the sum is 810, and ten numbers are low, ten odd. */
const even = Array.from({ length: 10 }, (_, index) => [index + 1, 80 - index]).flat()
const withOther = (from: number, to: number) =>
  even.map((number) => (number === from ? to : number))

const higher = withOther(1, 11)
const lower = withOther(80, 60)
/** One number more of the lower half, and one odd number more. */
const uneven = withOther(80, 11)

const countIn = (numbers: readonly number[], fits: (number: number) => boolean) => {
  const one = numbers.filter(fits).length
  return { one, other: numbers.length - one }
}
const halves: Show = (numbers) =>
  text(
    'example_halves',
    countIn(numbers, (number) => number <= 40),
  )
const parities: Show = (numbers) => {
  const { one, other } = countIn(numbers, (number) => number % 2 === 1)
  return text('pick_odd_count', { odd: one, even: other })
}

const chosen = [7, 74, 10, 33, 78]
const drawn = withOther(3, 33)

function choose(count: number): BetTypeText {
  const picks = chosen.slice(0, count)
  const [first = 0] = picks
  const names = picks.map(twoDigits).toSorted()
  return {
    name: text('name_choose', { count, hits: count }),
    family: 'choose',
    help: [text('help_choose', { count }), ...(count > 1 ? [combined(count)] : [])],
    example: {
      selection: [names],
      draws: [
        won(drawn, () => text('example_with', { numbers: listOf(names) })),
        lost(withOther(first, 34), () => text('example_without', { numbers: twoDigits(first) })),
      ],
    },
  }
}

/** LIST of the bet types of Keno. */
export const keno: BetTypeTexts = {
  size: {
    name: text('name_size'),
    family: 'two_sides',
    help: [
      text('help_sum_size', { where: text('in_twenty'), big: '811–1410', small: '210–809' }),
      text('help_push', { value: 810 }),
    ],
    example: {
      selection: [['big']],
      draws: [won(higher, sumNote), lost(lower, sumNote), pushed(even, sumNote)],
    },
  },
  'exact-810': {
    name: text('name_exact'),
    family: 'two_sides',
    help: help('help_exact'),
    example: wonAndLost([['810']], even, higher, sumNote),
  },
  halves: {
    name: text('name_halves'),
    family: 'two_sides',
    help: [text('help_halves'), text('help_tie_half')],
    example: wonAndLost([['up']], uneven, even, halves),
  },
  parities: {
    name: text('name_parities'),
    family: 'two_sides',
    help: [text('help_parities'), text('help_tie_half')],
    example: wonAndLost([['odd']], uneven, even, parities),
  },
  element: {
    name: text('name_element'),
    family: 'elements',
    help: help('help_element', {
      gold: '210–695',
      wood: '696–763',
      water: '764–855',
      fire: '856–923',
      earth: '924–1410',
    }),
    example: wonAndLost([['water']], lower, uneven, sumNote),
  },
  'all-1': choose(1),
  'all-2': choose(2),
  'all-3': choose(3),
  'all-4': choose(4),
  'all-5': choose(5),
}
