import type { BetTypeText, BetTypeTexts } from '../bet-type-text.ts'
import { text, type BetTypeKey } from '../text.ts'
import { combined, help, named } from './common.ts'
import { pushed, sumNote, twoDigits, withNote, wonAndLost } from './examples.ts'

type Numbers = readonly number[]

/** Six numbers and the special one. */
const show = (draw: Numbers) =>
  `${draw.slice(0, -1).map(twoDigits).join(' ')} + ${draw.slice(-1).map(twoDigits).join('')}`

const drawn: Numbers = [8, 14, 22, 31, 37, 45, 26]
const other: Numbers = [3, 11, 20, 28, 33, 40, 21]
/** 49 is neither big nor small, odd nor even. */
const neutral: Numbers = [8, 14, 22, 31, 37, 45, 49]
/** 37 belongs to the animal of the lunar year. */
const yearly: Numbers = [8, 14, 22, 31, 26, 45, 37]

const special = text('where_special')
const neutralReturned = text('help_push', { value: neutral.at(-1) ?? 0 })

const shownIn = (picks: readonly string[]) => wonAndLost([picks], drawn, other, show)

/** A bet on the special number of which 49 is pushed. */
const side = (
  family: BetTypeText['family'],
  what: BetTypeKey,
  about: BetTypeText['help'],
  pick: string,
): BetTypeText => ({
  name: named(special, what),
  family,
  help: [...about, neutralReturned],
  example: {
    selection: [[pick]],
    draws: [...shownIn([]).draws, pushed(neutral, show)],
  },
})

const two = (what: BetTypeKey) => help('help_half_wave', { what: text(what) })

const specials: BetTypeTexts = {
  special: {
    name: special,
    family: 'special_number',
    help: help('help_special'),
    example: shownIn(['26']),
  },
  'special-size': side(
    'two_sides',
    'name_size',
    help('help_special_size', { big: '25–48', small: '01–24' }),
    'big',
  ),
  'special-parity': side('two_sides', 'name_parity', help('help_special_parity'), 'even'),
  'special-digit-sum-parity': side('two_sides', 'name_digit_sum', help('help_digit_sum'), 'even'),
  'special-tail-size': side(
    'two_sides',
    'name_tail_size',
    help('help_tail_size', { big: '5–9', small: '0–4' }),
    'big',
  ),
  'special-wave': {
    name: named(special, 'name_wave'),
    family: 'waves',
    help: help('help_special_wave'),
    example: shownIn(['blue']),
  },
  'special-wave-size': side('waves', 'name_wave_size', two('name_size'), 'blue-big'),
  'special-wave-parity': side('waves', 'name_wave_parity', two('name_parity'), 'blue-even'),
  'special-tail': {
    name: named(special, 'name_tail'),
    family: 'tails',
    help: help('help_special_tail'),
    example: shownIn(['6']),
  },
}

const allPlain = (count: number): BetTypeText => ({
  name: text('name_plain_all', { count }),
  family: 'plain',
  help: [text('help_plain_all', { count }), combined(count)],
  example: shownIn(['14', '31', '37', '45'].slice(0, count)),
})

/** None of them is drawn; the first is in the draw that loses. */
const missed = ['03', '05', '10', '12', '16', '18', '25', '30', '41', '43']

const miss = (count: number): BetTypeText => ({
  name: text('name_miss', { count }),
  family: 'miss',
  help: [text('help_miss', { count }), combined(count)],
  example: shownIn(missed.slice(0, count)),
})

const summed = withNote(show, sumNote)

const draws: BetTypeTexts = {
  'sum-size': {
    name: named(text('where_sum'), 'name_size'),
    family: 'two_sides',
    help: help('help_sum_size', { where: text('in_seven'), big: '175–322', small: '28–174' }),
    example: wonAndLost([['big']], drawn, other, summed),
  },
  'sum-parity': {
    name: named(text('where_sum'), 'name_parity'),
    family: 'two_sides',
    help: help('help_sum_parity', { where: text('in_seven') }),
    example: wonAndLost([['odd']], drawn, other, summed),
  },
  tail: {
    name: text('name_any_tail'),
    family: 'tails',
    help: help('help_tail'),
    example: shownIn(['5']),
  },
  plain: {
    name: text('name_plain'),
    family: 'plain',
    help: help('help_plain'),
    example: shownIn(['31']),
  },
  'plain-all-2': allPlain(2),
  'plain-all-3': allPlain(3),
  'plain-all-4': allPlain(4),
  'miss-5': miss(5),
  'miss-6': miss(6),
  'miss-7': miss(7),
  'miss-8': miss(8),
  'miss-9': miss(9),
  'miss-10': miss(10),
}

/** LIST of the bet types of Mark Six in the lunar year of an animal. */
export const markSixOf = (year: string): BetTypeTexts => ({
  ...specials,
  ...draws,
  'special-zodiac': {
    name: named(special, 'name_zodiac'),
    family: 'zodiac',
    help: [text('help_special_zodiac'), text('help_zodiac_numbers')],
    example: wonAndLost([[year]], yearly, other, show),
  },
  zodiac: {
    name: text('name_any_zodiac'),
    family: 'zodiac',
    help: [text('help_zodiac'), text('help_zodiac_numbers')],
    example: shownIn([year]),
  },
})
