import type { BetTypeText, BetTypeTexts } from '../bet-type-text.ts'
import { text } from '../text.ts'
import { all, combined, help, named, threes, twos, type Place } from './common.ts'
import {
  inFields,
  inTwoDigits,
  pushed,
  sumNote,
  twoDigits,
  withNote,
  wonAndLost,
} from './examples.ts'

const drawn = [3, 8, 1, 11, 5]
const other = [8, 3, 11, 1, 6]

type Picks = readonly (readonly string[])[]

const shownIn = (selection: Picks, winning: readonly number[], losing: readonly number[]) =>
  wonAndLost(selection, winning, losing, inTwoDigits)

const direct = (where: Place, from: number, size: 2 | 3): BetTypeText => ({
  name: named(where.name, 'name_direct'),
  family: size === 3 ? 'numbers_3' : 'numbers_2',
  help: help('help_direct', { where: where.phrase }),
  example: shownIn(
    drawn.slice(from, from + size).map((number) => [twoDigits(number)]),
    drawn,
    other,
  ),
})

const group = (where: Place, from: number, size: 2 | 3): BetTypeText => ({
  name: named(where.name, 'name_group'),
  family: size === 3 ? 'numbers_3' : 'numbers_2',
  help: [text('help_group', { count: size, where: where.phrase }), combined(size)],
  example: shownIn(
    [
      drawn
        .slice(from, from + size)
        .map(twoDigits)
        .toSorted(),
    ],
    drawn,
    [11, 6, 9, 2, 7],
  ),
})

/** Up to five numbers that are all drawn, or more that include the five drawn. */
function choose(count: number): BetTypeText {
  const isMore = count > drawn.length
  const picks = [...drawn, 2, 6, 9].slice(0, count).map(twoDigits).toSorted()
  return {
    name: text('name_choose', { count, hits: Math.min(count, drawn.length) }),
    family: 'choose',
    help: [
      isMore ? text('help_choose_more', { count }) : text('help_choose', { count }),
      ...(count > 1 ? [combined(count)] : []),
    ],
    example: shownIn([picks], drawn, [7, 10, 4, 8, 1]),
  }
}

const summed = withNote(inTwoDigits, sumNote)

const twoSides: BetTypeTexts = {
  'position-size': {
    name: named(text('where_position'), 'name_size'),
    family: 'two_sides',
    help: [
      text('help_position_size', { big: '06–10', small: '01–05' }),
      text('help_push', { value: 11 }),
    ],
    example: {
      fields: ['second'],
      selection: [[], ['big'], [], [], []],
      draws: [...shownIn([], drawn, other).draws, pushed([3, 11, 1, 8, 5], inTwoDigits)],
    },
  },
  'position-parity': {
    name: named(text('where_position'), 'name_parity'),
    family: 'two_sides',
    help: [text('help_position_parity'), text('help_push', { value: 11 })],
    example: {
      fields: ['first'],
      selection: [['odd'], [], [], [], []],
      draws: [...shownIn([], drawn, other).draws, pushed([11, 3, 1, 8, 5], inTwoDigits)],
    },
  },
  'sum-size': {
    name: named(text('where_sum'), 'name_size'),
    family: 'two_sides',
    help: [
      text('help_sum_size', { where: all(5).phrase, big: '31–45', small: '15–29' }),
      text('help_push', { value: 30 }),
    ],
    example: {
      selection: [['big']],
      draws: [
        ...wonAndLost([], [9, 8, 1, 11, 5], drawn, summed).draws,
        pushed([3, 8, 2, 11, 6], summed),
      ],
    },
  },
  'sum-parity': {
    name: named(text('where_sum'), 'name_parity'),
    family: 'two_sides',
    help: help('help_sum_parity', { where: all(5).phrase }),
    example: wonAndLost([['even']], drawn, other, summed),
  },
  'dragon-tiger': {
    name: text('name_dragon_tiger'),
    family: 'two_sides',
    help: help('help_dragon_tiger'),
    example: inFields(
      shownIn([['tiger'], [], [], [], [], [], [], [], [], []], drawn, other),
      '1-2',
    ),
  },
}

/** LIST of the bet types of 11x5. */
export const elevenFive: BetTypeTexts = {
  ...twoSides,
  position: {
    name: text('where_position'),
    family: 'position',
    help: help('help_position'),
    example: inFields(shownIn([[], ['08'], [], [], []], drawn, other), 'second'),
  },
  'any-1': choose(1),
  'any-2': choose(2),
  'any-3': choose(3),
  'any-4': choose(4),
  'any-5': choose(5),
  'any-6': choose(6),
  'any-7': choose(7),
  'any-8': choose(8),
  'direct-3-front': direct(threes.front, 0, 3),
  'direct-3-middle': direct(threes.middle, 1, 3),
  'direct-3-back': direct(threes.back, 2, 3),
  'group-3-front': group(threes.front, 0, 3),
  'group-3-middle': group(threes.middle, 1, 3),
  'group-3-back': group(threes.back, 2, 3),
  'direct-2-front': direct(twos.front, 0, 2),
  'direct-2-back': direct(twos.back, 3, 2),
  'group-2-front': group(twos.front, 0, 2),
  'group-2-back': group(twos.back, 3, 2),
  middle: {
    name: text('name_middle'),
    family: 'specials',
    help: help('help_middle'),
    example: shownIn([['05']], drawn, other),
  },
  'odd-count': {
    name: text('name_odd_count'),
    family: 'specials',
    help: help('help_odd_count'),
    example: shownIn([['4']], drawn, other),
  },
}
