import type { GridModel } from '../grid/index.ts'
import { tenLines } from './paylines.ts'
import { strips } from './strips.ts'

/** Ten lines and expanding wilds, without other features. */
export const lines10Expand: GridModel = {
  id: 'lines-10-expand',
  pay: { by: 'lines', lines: tenLines },
  roundCredits: 10,
  rows: 3,
  strips: strips(
    `l4 h4 h3 l3 l2 h4 l1 l2 h2 l2 l4 l1 l3 h1 h2 l3 h1 h3 l4 l2 l4 h4 l1 h4 l1 h3 l4 h2 l2
    l3 l1 l3`,
    `h4 h3 l2 l1 l3 h2 h4 h2 l3 l2 l3 l2 l1 h3 h2 l4 l3 h1 l4 h4 l4 l2 l1 h1 l1 l2 h3 l4 l3
    l1 h4 l4 wild`,
    `h1 l2 wild l1 h2 l3 l4 h4 l2 l1 l4 l3 h3 h2 l1 l3 h4 l1 l2 h3 l2 h1 l4 l1 h4 l3 h4 l4 h2
    l4 l3 h3 l2`,
    `l4 h3 l2 h3 l1 l4 wild h4 l1 l3 h2 l3 l2 h4 l3 l1 h2 l3 h4 l3 h4 l4 l2 l1 l4 l2 h2 h1 l2
    l4 h1 h3 l1`,
    `l3 l4 l1 h3 l4 l1 l4 h4 h2 h3 l3 l2 h4 l3 l1 l3 h4 l1 h1 h3 l4 l2 l3 l1 l2 l4 h4 h1 h2
    l2 h2 l2`,
  ),
  pays: {
    h1: { 3: 43, 4: 170, 5: 700 },
    h2: { 3: 26, 4: 105, 5: 425 },
    h3: { 3: 18, 4: 70, 5: 285 },
    h4: { 3: 13, 4: 50, 5: 205 },
    l1: { 3: 9, 4: 34, 5: 135 },
    l2: { 3: 9, 4: 34, 5: 135 },
    l3: { 3: 6, 4: 23, 5: 95 },
    l4: { 3: 6, 4: 23, 5: 95 },
  },
  wild: 'wild',
  wilds: 'expand',
  scatter: null,
  tumbles: null,
  orbs: null,
  freeSpins: null,
  hold: null,
  buy: null,
  maxCredits: 10000,
  books: { word: 'lines-10-expand', rows: 131072 },
}
