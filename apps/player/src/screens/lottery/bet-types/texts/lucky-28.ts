import type { BetTypeTexts } from '../bet-type-text.ts'
import { text } from '../text.ts'
import { all, help } from './common.ts'
import { digitsOf, plainly, sumNote, withNote, wonAndLost } from './examples.ts'

const summed = withNote(plainly, sumNote)

const shownIn = (pick: string, winning: string, losing: string) =>
  wonAndLost([[pick]], digitsOf(winning), digitsOf(losing), summed)

/** LIST of the bet types of Lucky 28. */
export const lucky28: BetTypeTexts = {
  size: {
    name: text('name_size'),
    family: 'two_sides',
    help: help('help_sum_size', { where: all(3).phrase, big: '14–27', small: '0–13' }),
    example: shownIn('big', '384', '381'),
  },
  parity: {
    name: text('name_parity'),
    family: 'two_sides',
    help: help('help_sum_parity', { where: all(3).phrase }),
    example: shownIn('odd', '384', '381'),
  },
  combination: {
    name: text('name_combination'),
    family: 'two_sides',
    help: help('help_combination', { big: '14–27', small: '0–13' }),
    example: shownIn('big-odd', '384', '385'),
  },
  extreme: {
    name: text('name_extreme'),
    family: 'two_sides',
    help: help('help_extreme', { big: '22–27', small: '0–5' }),
    example: shownIn('big', '896', '894'),
  },
  sum: {
    name: text('name_sum'),
    family: 'sums',
    help: help('help_sum', { where: all(3).phrase }),
    example: shownIn('15', '384', '385'),
  },
  wave: {
    name: text('name_wave'),
    family: 'specials',
    help: help('help_wave', {
      red: '3, 6, 9, 12, 15, 18, 21, 24',
      green: '1, 4, 7, 10, 16, 19, 22, 25',
      blue: '2, 5, 8, 11, 17, 20, 23, 26',
      none: '0, 13, 14, 27',
    }),
    example: shownIn('red', '384', '385'),
  },
  triple: {
    name: text('pick_triple'),
    family: 'specials',
    help: help('help_any_triple'),
    example: wonAndLost([['triple']], digitsOf('444'), digitsOf('484'), plainly),
  },
}
