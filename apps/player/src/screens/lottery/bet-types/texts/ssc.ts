import type { BetTypeText, BetTypeTexts } from '../bet-type-text.ts'
import { andOf, text, type Text } from '../text.ts'
import { all, back, combined, front, help, named, threes, twos, type Place } from './common.ts'
import { digitsOf, inFields, plainly, sumNote, wonAndLost, withNote } from './examples.ts'

const shownIn = (selection: readonly (readonly string[])[], winning: string, losing: string) =>
  wonAndLost(selection, digitsOf(winning), digitsOf(losing), plainly)

type Family = BetTypeText['family']

const direct = (where: Place, family: Family, picks: string, losing: string): BetTypeText => ({
  name: named(where.name, 'name_direct'),
  family,
  help: help('help_direct', { where: where.phrase }),
  example: shownIn(
    Array.from(picks, (pick) => [pick]),
    '38145',
    losing,
  ),
})

const partNames = ['quadruple', 'triple', 'double', 'single'] as const

/** How many digits come how often. */
type Shape = Readonly<Partial<Record<(typeof partNames)[number], number>>>

const partsOf = (shape: Shape): readonly Text[] =>
  partNames.flatMap((name) => {
    const count = shape[name]
    return count === undefined ? [] : [text(`part_${name}`, { count })]
  })

interface Group {
  readonly where: Place
  readonly family: Family
  readonly name: Text
  readonly shape: Shape
  /** Picks of each part, and a draw that wins and one that loses. */
  readonly example: readonly [picks: readonly string[], winning: string, losing: string]
}

function group({ where, family, name, shape, example }: Group): BetTypeText {
  const [picks, winning, losing] = example
  const parts = partsOf(shape)
  const [size = 1] = Object.values(shape)
  const isPlain = parts.length === 1 && shape.single !== undefined
  const sentence = isPlain
    ? text('help_group', { count: size, where: where.phrase })
    : text('help_group_parts', { parts: andOf(parts), where: where.phrase })
  const shown = shownIn(
    picks.map((pick) => Array.from(pick)),
    winning,
    losing,
  )
  return {
    name,
    family,
    help: parts.length === 1 ? [sentence, combined(size)] : [sentence],
    example: isPlain ? shown : inFields(shown, ...partNames.filter((part) => shape[part])),
  }
}

const ofOrders =
  (where: Place, family: Family) =>
  (orders: number, shape: Shape, ...example: Group['example']): BetTypeText =>
    group({ where, family, name: named(where.name, 'name_orders', { orders }), shape, example })
const ofFive = ofOrders(all(5), 'digits_5')
const ofFour = ofOrders(back(4), 'digits_4')

/** Group 3 has a pair, group 6 has three different digits. */
const ofThree = (orders: 3 | 6, where: Place, ...example: Group['example']): BetTypeText =>
  group({
    where,
    family: 'digits_3',
    name: named(where.name, 'name_orders_of_three', { orders }),
    shape: orders === 3 ? { double: 1, single: 1 } : { single: 3 },
    example,
  })

const ofTwo = (where: Place, winning: string, losing: string): BetTypeText =>
  group({
    where,
    family: 'digits_2',
    name: named(where.name, 'name_group'),
    shape: { single: 2 },
    example: [['38'], winning, losing],
  })

const anywhere = (where: Place, picks: string, winning: string, losing: string): BetTypeText => ({
  name: named(where.name, 'name_any', { count: picks.length }),
  family: 'any',
  help: [
    text('help_any', { count: picks.length, where: where.phrase }),
    ...(picks.length > 1 ? [combined(picks.length)] : []),
  ],
  example: shownIn([Array.from(picks)], winning, losing),
})

/** LIST of the windows of three digits: their name and where they begin. */
const windows = [
  { ...threes.front, from: 0 },
  { ...threes.middle, from: 1 },
  { ...threes.back, from: 2 },
] as const

type Window = (typeof windows)[number]

const sumOfThree = (where: Window, pick: string): BetTypeText => {
  const show = withNote(plainly, (digits) => sumNote(digits.slice(where.from, where.from + 3)))
  return {
    name: named(where.name, 'name_sum'),
    family: 'sums',
    help: help('help_sum', { where: where.phrase }),
    example: wonAndLost([[pick]], digitsOf('38145'), digitsOf('38245'), show),
  }
}

const spanOfThree = (where: Window, pick: string): BetTypeText => ({
  name: named(where.name, 'name_span'),
  family: 'sums',
  help: help('help_span', { where: where.phrase }),
  example: shownIn([[pick]], '38145', '35261'),
})

const handOfThree = (where: Window, hand: string, winning: string, losing: string) => ({
  name: named(where.name, 'name_hand'),
  family: 'hands' as const,
  help: help('help_hand', { where: where.phrase }),
  example: shownIn([[hand]], winning, losing),
})

const summed = withNote(plainly, sumNote)

const twoSides: BetTypeTexts = {
  'position-size': {
    name: named(text('where_position'), 'name_size'),
    family: 'two_sides',
    help: help('help_position_size', { big: '5–9', small: '0–4' }),
    example: inFields(shownIn([[], [], ['big'], [], []], '38745', '38145'), 'third'),
  },
  'position-parity': {
    name: named(text('where_position'), 'name_parity'),
    family: 'two_sides',
    help: help('help_position_parity'),
    example: inFields(shownIn([['odd'], [], [], [], []], '38145', '48145'), 'first'),
  },
  'sum-size': {
    name: named(text('where_sum'), 'name_size'),
    family: 'two_sides',
    help: help('help_sum_size', { where: all(5).phrase, big: '23–45', small: '0–22' }),
    example: wonAndLost([['big']], digitsOf('98152'), digitsOf('38145'), summed),
  },
  'sum-parity': {
    name: named(text('where_sum'), 'name_parity'),
    family: 'two_sides',
    help: help('help_sum_parity', { where: all(5).phrase }),
    example: wonAndLost([['odd']], digitsOf('38145'), digitsOf('98153'), summed),
  },
  'dragon-tiger': {
    name: text('name_dragon_tiger'),
    family: 'two_sides',
    help: [text('help_dragon_tiger'), text('help_tie')],
    example: inFields(
      shownIn([[], [], [], ['dragon'], [], [], [], [], [], []], '81453', '31458'),
      '1-5',
    ),
  },
}

const hands: BetTypeTexts = {
  stud: {
    name: text('name_stud'),
    family: 'hands',
    help: help('help_stud'),
    example: shownIn([['full-house']], '55252', '55152'),
  },
  bull: {
    name: text('name_bull'),
    family: 'hands',
    help: help('help_bull'),
    example: shownIn([['7']], '81134', '81135'),
  },
  'bull-size': {
    name: named(text('name_bull'), 'name_size'),
    family: 'hands',
    help: help('help_bull_size'),
    example: shownIn([['big']], '81134', '81111'),
  },
  'bull-parity': {
    name: named(text('name_bull'), 'name_parity'),
    family: 'hands',
    help: help('help_bull_parity'),
    example: shownIn([['odd']], '81134', '81135'),
  },
}

const numbers: BetTypeTexts = {
  position: {
    name: text('where_position'),
    family: 'position',
    help: help('help_position'),
    example: inFields(shownIn([[], [], ['7'], [], []], '38745', '37845'), 'third'),
  },
  'direct-5': direct(all(5), 'digits_5', '38145', '38154'),
  'direct-4-front': direct(front(4), 'digits_4', '3814', '38415'),
  'direct-4-back': direct(back(4), 'digits_4', '8145', '38154'),
  'direct-3-front': direct(threes.front, 'digits_3', '381', '31845'),
  'direct-3-middle': direct(threes.middle, 'digits_3', '814', '38415'),
  'direct-3-back': direct(threes.back, 'digits_3', '145', '38154'),
  'direct-2-front': direct(twos.front, 'digits_2', '38', '83145'),
  'direct-2-back': direct(twos.back, 'digits_2', '45', '38154'),
  'group-120': ofFive(120, { single: 5 }, ['13458'], '38145', '38144'),
  'group-60': ofFive(60, { double: 1, single: 3 }, ['5', '127'], '15275', '15274'),
  'group-30': ofFive(30, { double: 2, single: 1 }, ['58', '1'], '85185', '85184'),
  'group-20': ofFive(20, { triple: 1, single: 2 }, ['5', '18'], '55185', '55186'),
  'group-10': ofFive(10, { triple: 1, double: 1 }, ['5', '8'], '58585', '58588'),
  'group-5': ofFive(5, { quadruple: 1, single: 1 }, ['5', '8'], '55855', '58855'),
  'group-24-back': ofFour(24, { single: 4 }, ['1458'], '38145', '38144'),
  'group-12-back': ofFour(12, { double: 1, single: 2 }, ['5', '18'], '35185', '35186'),
  'group-6-back': ofFour(6, { double: 2 }, ['58'], '38585', '38588'),
  'group-4-back': ofFour(4, { triple: 1, single: 1 }, ['5', '8'], '35855', '38855'),
  'group-3-3-front': ofThree(3, threes.front, ['5', '8'], '58542', '58842'),
  'group-3-3-middle': ofThree(3, threes.middle, ['5', '8'], '45852', '45882'),
  'group-3-3-back': ofThree(3, threes.back, ['5', '8'], '42585', '42588'),
  'group-3-6-front': ofThree(6, threes.front, ['138'], '38145', '38845'),
  'group-3-6-middle': ofThree(6, threes.middle, ['148'], '38145', '38845'),
  'group-3-6-back': ofThree(6, threes.back, ['145'], '38514', '38511'),
  'group-2-front': ofTwo(twos.front, '83145', '33145'),
  'group-2-back': ofTwo(twos.back, '14583', '14588'),
  'any-1-of-3-front': anywhere(threes.front, '8', '38145', '31485'),
  'any-1-of-3-middle': anywhere(threes.middle, '8', '31485', '31458'),
  'any-1-of-3-back': anywhere(threes.back, '8', '31485', '38145'),
  'any-2-of-3-front': anywhere(threes.front, '18', '81345', '31485'),
  'any-2-of-3-middle': anywhere(threes.middle, '18', '38145', '83145'),
  'any-2-of-3-back': anywhere(threes.back, '18', '34185', '34258'),
  'any-1-of-4-back': anywhere(back(4), '8', '31485', '83145'),
  'any-2-of-4-back': anywhere(back(4), '18', '38415', '83415'),
  'any-2-of-5': anywhere(all(5), '18', '83415', '83425'),
  'any-3-of-5': anywhere(all(5), '148', '83415', '83425'),
}

const [front3, middle3, back3] = windows

const ofThreeDigits: BetTypeTexts = {
  'sum-3-front': sumOfThree(front3, '12'),
  'sum-3-middle': sumOfThree(middle3, '13'),
  'sum-3-back': sumOfThree(back3, '10'),
  'span-3-front': spanOfThree(front3, '7'),
  'span-3-middle': spanOfThree(middle3, '7'),
  'span-3-back': spanOfThree(back3, '4'),
  'hand-3-front': handOfThree(front3, 'straight', '35481', '35681'),
  'hand-3-middle': handOfThree(middle3, 'pair', '38581', '38511'),
  'hand-3-back': handOfThree(back3, 'half-straight', '38348', '38345'),
}

/** LIST of the bet types of SSC. */
export const ssc: BetTypeTexts = { ...twoSides, ...numbers, ...ofThreeDigits, ...hands }
