import type { GridModel } from '../grid/index.ts'
import { twentyLines } from './paylines.ts'
import { strips } from './strips.ts'

/** Walking wilds: each step to the left gives a free respin. */
export const lines20Walk: GridModel = {
  id: 'lines-20-walk',
  pay: { by: 'lines', lines: twentyLines },
  roundCredits: 20,
  rows: 3,
  strips: strips(
    `l2 scatter l4 l3 h4 h2 h3 l1 h3 l1 h3 l2 l1 h4 l2 h4 l3 l1 h1 l4 h1 l4 l2 l3 l4 l3 l4 l1
    l3 h2 l2 h4 h2`,
    `l1 l4 l1 h1 scatter l3 l4 l1 l4 h3 l2 h4 h2 l3 l1 h4 l2 h4 h3 l2 l4 h1 l4 h2 l2 l3 h4 h2
    h3 l2 l3 l1 l3`,
    `l1 l4 l2 l1 h3 h2 l2 l4 h4 h1 l2 l1 l3 h4 l2 l3 h2 h3 l1 h4 scatter l3 l2 l4 h1 h3 l3 l4
    l1 h2 h4 l3 l4`,
    `l4 l1 h3 l1 l4 l3 l2 h3 h2 l3 h2 h1 h4 l2 l4 l1 l3 l1 l4 h4 l1 l3 l2 h4 l3 l2 wild l2 h3
    h1 scatter h4 l4 h2`,
    `l3 h2 h1 l4 l2 h1 l2 h4 wild l3 l1 l4 scatter l3 h3 h4 h2 l1 h3 l4 l2 l4 h4 h3 l1 h2 l4
    l1 l3 l2 l1 l2 l3 h4`,
  ),
  pays: {
    h1: { 3: 12, 4: 46, 5: 185 },
    h2: { 3: 7, 4: 29, 5: 115 },
    h3: { 3: 5, 4: 19, 5: 80 },
    h4: { 3: 3, 4: 14, 5: 55 },
    l1: { 3: 2, 4: 9, 5: 37 },
    l2: { 3: 2, 4: 9, 5: 37 },
    l3: { 3: 2, 4: 6, 5: 25 },
    l4: { 3: 2, 4: 6, 5: 25 },
  },
  wild: 'wild',
  wilds: 'walk',
  scatter: { symbol: 'scatter', pays: { 3: 100, 4: 400, 5: 2000 } },
  tumbles: null,
  orbs: null,
  freeSpins: {
    won: { 3: 6, 4: 10, 5: 15 },
    wonAgain: { 3: 3, 4: 5, 5: 10 },
    most: 30,
    multiplier: 3,
    strips: strips(
      `h2 h4 l4 l3 l4 l3 l4 l1 l3 h3 h2 l4 h1 l2 l1 h4 l2 l4 l1 scatter h4 l2 h4 h3 l2 l3 l2 l1
    h2 h3 l1 l3 h1`,
      `l4 l3 h3 l4 h2 h3 l4 h1 h2 h1 scatter l2 l3 l1 l2 l3 l2 h4 l1 h4 l1 l3 l4 h3 h2 l4 l1 l3
    h4 l1 l2 h4 l2`,
      `l4 scatter l2 h2 l3 l4 l1 h4 l1 l4 l1 h3 h2 h4 l3 h4 h2 l4 l1 l4 l3 l2 l3 l1 l2 h1 h4 l3
    h1 l2 h3 l2 h3`,
      `wild l1 h1 h4 l2 h3 l4 h2 h4 l4 h3 l1 h2 l3 l4 l1 l2 l4 l3 l2 l4 h4 l2 l3 wild scatter
    l1 h3 h4 h1 h2 l3 l2 l1 l3`,
      `l2 l4 l3 l4 h4 wild l1 l3 l4 l1 l3 h1 h3 l2 wild h3 l2 l1 h2 l2 l1 h4 h1 h4 l4 l2 l3 h3
    h2 scatter h2 l4 l1 l3 h4`,
    ),
    wilds: 'walk',
  },
  hold: null,
  buy: null,
  maxCredits: 60000,
  books: { word: 'lines-20-walk', rows: 131072 },
}
