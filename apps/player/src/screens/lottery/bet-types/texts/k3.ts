import type { BetTypeText, BetTypeTexts } from '../bet-type-text.ts'
import { text, type BetTypeKey } from '../text.ts'
import { combined, help } from './common.ts'
import { digitsOf, inFields, plainly, sumNote, withNote, wonAndLost, lost } from './examples.ts'

const shownIn = (selection: readonly (readonly string[])[], winning: string, losing: string) =>
  wonAndLost(selection, digitsOf(winning), digitsOf(losing), plainly)

const summed = withNote(plainly, sumNote)
const dice = text('in_dice')

const one = (
  family: BetTypeText['family'],
  id: BetTypeKey,
  about: BetTypeKey,
  ...example: readonly [picks: readonly (readonly string[])[], winning: string, losing: string]
): BetTypeText => ({
  name: text(id),
  family,
  help: help(about),
  example: shownIn(...example),
})

const different = (count: 2 | 3, picks: readonly string[], winning: string, losing: string) => ({
  name: text(count === 2 ? 'name_two_different' : 'name_three_different'),
  family: 'dice' as const,
  help: [text('help_faces', { count }), combined(count)],
  example: shownIn([picks], winning, losing),
})

/** LIST of the bet types of K3. */
export const k3: BetTypeTexts = {
  sum: {
    name: text('name_sum'),
    family: 'sums',
    help: help('help_sum', { where: dice }),
    example: wonAndLost([['12']], digitsOf('264'), digitsOf('265'), summed),
  },
  size: {
    name: text('name_size'),
    family: 'sums',
    help: [
      text('help_sum_size', { where: dice, big: '11–17', small: '4–10' }),
      text('help_triple_loses'),
    ],
    example: {
      selection: [['big']],
      draws: [
        ...wonAndLost([], digitsOf('265'), digitsOf('124'), summed).draws,
        lost(digitsOf('555'), summed),
      ],
    },
  },
  parity: {
    name: text('name_parity'),
    family: 'sums',
    help: help('help_sum_parity', { where: dice }),
    example: wonAndLost([['odd']], digitsOf('265'), digitsOf('264'), summed),
  },
  face: one('dice', 'name_face', 'help_face', [['5']], '255', '264'),
  'two-different': different(2, ['2', '5'], '265', '264'),
  'three-different': different(3, ['2', '5', '6'], '652', '655'),
  pair: one('same', 'name_pair', 'help_pair', [['5']], '552', '526'),
  'exact-pair': {
    name: text('name_exact_pair'),
    family: 'same',
    help: help('help_exact_pair'),
    example: inFields(shownIn([['5'], ['2']], '525', '556'), 'double', 'single'),
  },
  triple: one('same', 'name_triple', 'help_triple', [['5']], '555', '556'),
  'any-triple': one('same', 'name_any_triple', 'help_any_triple', [['triple']], '222', '522'),
  straight: one('straights', 'name_straight', 'help_straight', [['234']], '423', '456'),
  'any-straight': one(
    'straights',
    'name_any_straight',
    'help_any_straight',
    [['straight']],
    '423',
    '425',
  ),
}
