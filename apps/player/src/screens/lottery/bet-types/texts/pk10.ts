import type { BetTypeText, BetTypeTexts } from '../bet-type-text.ts'
import { text } from '../text.ts'
import { help, named, top } from './common.ts'
import { inFields, inTwoDigits, sumNote, twoDigits, withNote, wonAndLost } from './examples.ts'

const order = [4, 9, 1, 10, 7, 2, 5, 8, 3, 6]
const other = [9, 4, 10, 1, 2, 7, 5, 8, 6, 3]
const even = [7, 9, 1, 10, 4, 2, 5, 8, 3, 6]
const small = [4, 1, 9, 10, 7, 2, 5, 8, 3, 6]

type Picks = readonly (readonly string[])[]

/** One pick at a place. */
const at = (place: number, pick: string, places: number): Picks =>
  Array.from({ length: places }, (_, index) => (index === place - 1 ? [pick] : []))

const shownIn = (selection: Picks) => wonAndLost(selection, order, other, inTwoDigits)

const summed = (count: number) => withNote(inTwoDigits, (cars) => sumNote(cars.slice(0, count)))

const direct = (count: number): BetTypeText => ({
  name: named(top(count).name, 'name_direct'),
  family: 'top',
  help: help('help_direct', { where: top(count).phrase }),
  example: shownIn(order.slice(0, count).map((car) => [twoDigits(car)])),
})

const champions = { name: text('where_champions'), phrase: text('in_champions') }

/** LIST of the bet types of PK10. */
export const pk10: BetTypeTexts = {
  'position-size': {
    name: named(text('where_position'), 'name_size'),
    family: 'two_sides',
    help: help('help_position_size', { big: '06–10', small: '01–05' }),
    example: inFields(shownIn(at(2, 'big', 10)), '2'),
  },
  'position-parity': {
    name: named(text('where_position'), 'name_parity'),
    family: 'two_sides',
    help: help('help_position_parity'),
    example: inFields(shownIn(at(1, 'even', 10)), '1'),
  },
  'dragon-tiger': {
    name: text('name_dragon_tiger'),
    family: 'two_sides',
    help: help('help_dragon_tiger'),
    example: inFields(shownIn(at(1, 'tiger', 5)), '1-10'),
  },
  'sum-2-size': {
    name: named(champions.name, 'name_size'),
    family: 'two_sides',
    help: help('help_sum_size', { where: champions.phrase, big: '12–19', small: '3–11' }),
    example: wonAndLost([['big']], order, small, summed(2)),
  },
  'sum-2-parity': {
    name: named(champions.name, 'name_parity'),
    family: 'two_sides',
    help: help('help_sum_parity', { where: champions.phrase }),
    example: wonAndLost([['odd']], order, even, summed(2)),
  },
  position: {
    name: text('where_position'),
    family: 'position',
    help: help('help_position'),
    example: inFields(shownIn(at(3, '01', 10)), '3'),
  },
  'sum-2': {
    name: text('name_champions_sum'),
    family: 'sums',
    help: help('help_sum', { where: champions.phrase }),
    example: wonAndLost([['13']], order, small, summed(2)),
  },
  'sum-3': {
    name: named(top(3).name, 'name_sum'),
    family: 'sums',
    help: help('help_sum', { where: top(3).phrase }),
    example: wonAndLost([['14']], order, even, summed(3)),
  },
  'direct-2': direct(2),
  'direct-3': direct(3),
  'direct-4': direct(4),
  'direct-5': direct(5),
}
