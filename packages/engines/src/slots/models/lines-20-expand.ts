import type { GridModel } from '../grid/index.ts'
import { twentyLines } from './paylines.ts'
import { strips } from './strips.ts'

/** Twenty lines; wilds on the middle reels expand. */
export const lines20Expand: GridModel = {
  id: 'lines-20-expand',
  pay: { by: 'lines', lines: twentyLines },
  roundCredits: 20,
  rows: 3,
  strips: strips(
    `h3 l1 l3 l4 l3 scatter h3 l2 l1 l2 h4 l1 l3 l2 l4 h1 l1 h4 l4 l3 h2 h3 h2 l2 l4 h2 l1 h4
    l3 h1 l4 l2 h4`,
    `l4 l2 h4 scatter h2 l4 l2 l1 h2 wild l3 l2 l1 l3 l4 l3 l1 l2 h3 l1 l3 h4 h3 l1 h3 l4 h4
    h1 l2 l4 h1 l3 h2 h4`,
    `l1 l2 l4 l3 l2 l3 h3 h4 h2 l2 h4 h1 h2 l4 l1 wild l4 h1 h3 l3 l1 h3 l1 l4 h4 l3 scatter
    l2 l4 l3 h4 l1 l2 h2`,
    `l2 l1 h3 l1 l2 l3 l4 h4 h3 l4 l2 l3 l4 l1 l2 h2 h3 l4 h2 h4 l3 h4 h1 wild h4 l1 l3 l4
    scatter l3 h2 h1 l2 l1`,
    `h4 l4 scatter l3 l2 l1 l3 l2 h2 h1 h4 h3 l4 h4 h1 h2 l1 h3 h4 l4 l1 l2 l4 l3 l2 l3 l2 l1
    h3 l3 h2 l1 l4`,
  ),
  pays: {
    h1: { 3: 47, 4: 185, 5: 750 },
    h2: { 3: 29, 4: 115, 5: 460 },
    h3: { 3: 20, 4: 80, 5: 315 },
    h4: { 3: 14, 4: 55, 5: 225 },
    l1: { 3: 9, 4: 37, 5: 150 },
    l2: { 3: 9, 4: 37, 5: 150 },
    l3: { 3: 6, 4: 26, 5: 105 },
    l4: { 3: 6, 4: 26, 5: 105 },
  },
  wild: 'wild',
  wilds: 'expand',
  scatter: { symbol: 'scatter', pays: { 3: 100, 4: 400, 5: 2000 } },
  tumbles: null,
  orbs: null,
  freeSpins: null,
  hold: null,
  buy: null,
  maxCredits: 40000,
  books: { word: 'lines-20-expand', rows: 131072 },
}
