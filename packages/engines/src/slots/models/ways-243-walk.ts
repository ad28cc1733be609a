import type { GridModel } from '../grid/index.ts'
import { strips } from './strips.ts'

/** Walking wilds: the reels respin until the wilds have left the board. */
export const ways243Walk: GridModel = {
  id: 'ways-243-walk',
  pay: { by: 'ways' },
  roundCredits: 20,
  rows: 3,
  strips: strips(
    `l1 l3 l1 l3 l4 l2 h3 l4 l1 h4 l1 h2 h1 l4 h3 h2 l2 l4 l3 h4 h3 h2 h4 scatter l3 h1 l1 l2
    l3 l2 h4 l2 l4`,
    `h4 h3 l2 l3 h4 l2 h3 l1 l3 l2 l1 l4 l3 h4 l1 l4 h1 l4 h2 l1 h2 l2 scatter l4 h2 l3 l4 l3
    l2 h4 h3 h1 l1`,
    `l1 h2 l2 l4 l3 l2 l3 h4 h2 h4 l2 h4 h1 l4 h3 l1 l3 l4 h2 l1 l4 scatter l2 l3 h3 l3 l4 h3
    l2 l1 h4 l1 h1`,
    `l2 h4 l2 h3 h1 l2 l1 h4 l1 l3 h4 l4 l3 h1 h2 l2 h2 l1 l2 l3 l4 l3 h4 wild l1 l4 l3 l4 h3
    l4 l1 h3 scatter h2`,
    `scatter h4 l2 h2 wild l1 l4 l2 l1 l3 l4 h1 l3 l2 l1 l4 h3 l2 h2 l3 l1 l2 l3 h4 h3 h4 h3
    l3 h1 l4 l1 l4 h2 h4`,
  ),
  pays: {
    h1: { 3: 2, 4: 13, 5: 75 },
    h2: { 3: 1, 4: 8, 5: 47 },
    h3: { 3: 1, 4: 5, 5: 32 },
    h4: { 3: 1, 4: 4, 5: 23 },
    l1: { 3: 1, 4: 3, 5: 15 },
    l2: { 3: 1, 4: 3, 5: 15 },
    l3: { 3: 1, 4: 2, 5: 10 },
    l4: { 3: 1, 4: 2, 5: 10 },
  },
  wild: 'wild',
  wilds: 'walk',
  scatter: { symbol: 'scatter', pays: {} },
  tumbles: null,
  orbs: null,
  freeSpins: {
    won: { 3: 8, 4: 10, 5: 12 },
    wonAgain: { 3: 4, 4: 6, 5: 8 },
    most: 40,
    multiplier: 4,
    strips: strips(
      `h1 h4 l4 l2 l1 l2 l3 h3 h2 l1 h2 l2 l4 h2 l2 l1 l4 h1 l3 h4 l3 l1 h4 l3 h3 l3 l4 scatter
    l4 h3 h4 l1 l2`,
      `l1 h3 h1 h2 l3 h3 l3 l4 h4 l4 l1 l4 l3 h4 h3 h2 l4 l2 h4 l1 h1 l2 h2 l3 l2 l1 l4 l2
    scatter l2 h4 l1 l3`,
      `h1 l3 l1 l4 h3 scatter l4 l3 l2 l1 h4 h2 h3 h4 h2 l2 l4 l2 h4 l4 l1 h2 l1 h4 l3 l1 h1 l4
    l3 l2 h3 l2 l3`,
      `l3 h4 scatter l1 h2 l1 l4 h4 wild h2 l3 h1 l3 l1 h3 l3 l4 l2 l4 l1 l2 h1 l1 l2 l3 h3 l4
    h4 h2 l2 h3 h4 l4 l2`,
      `l4 l1 h4 wild h3 h2 l2 l4 l1 h2 h3 l2 h1 h4 l3 l1 l3 h3 h2 l1 l4 l3 scatter h4 l1 l3 h1
    l3 l2 l4 l2 l4 l2 h4`,
    ),
    wilds: 'walk',
  },
  hold: null,
  buy: null,
  maxCredits: 100000,
  books: { word: 'ways-243-walk', rows: 131072 },
}
