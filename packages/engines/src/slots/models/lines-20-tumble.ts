import type { GridModel } from '../grid/index.ts'
import { twentyLines } from './paylines.ts'
import { strips } from './strips.ts'

/** Twenty lines with tumbles and a multiplier ladder. */
export const lines20Tumble: GridModel = {
  id: 'lines-20-tumble',
  pay: { by: 'lines', lines: twentyLines },
  roundCredits: 20,
  rows: 3,
  strips: strips(
    `l1 l4 h2 h3 l3 l4 l2 h3 scatter l2 l1 h1 l1 l4 h4 l2 h4 l4 l3 h4 l1 h2 h4 l2 l1 l2 h3 l3
    h2 l3 l4 h1 l3`,
    `l3 l4 l2 l1 l3 l4 h2 l3 l4 l1 h3 h1 l4 l2 h4 l1 scatter l3 h3 l2 wild l3 h4 h2 h1 l1 l4
    h4 l2 l1 h2 h3 l2 h4`,
    `l1 h4 h3 h1 l2 h4 h2 l1 l4 h1 l3 l2 wild l3 h2 l4 l2 l4 scatter l2 l3 h3 h2 h3 l4 h4 l1
    l2 l3 l1 l3 l4 l1 h4`,
    `l1 h4 l4 l2 scatter l2 h4 l4 l2 l1 h3 wild l1 l3 l4 h1 l3 h3 l1 h4 l1 h2 l4 l3 l2 h3 h1
    h2 h4 h2 l3 l2 l3 l4`,
    `h4 l4 h2 h1 h2 h4 h3 l2 l1 l3 h3 l4 l2 l1 l3 l1 l3 scatter l3 h1 l1 l4 l2 l4 l3 l2 h3 h4
    l4 l2 l1 h4 h2`,
  ),
  pays: {
    h1: { 3: 46, 4: 185, 5: 750 },
    h2: { 3: 29, 4: 115, 5: 460 },
    h3: { 3: 19, 4: 80, 5: 310 },
    h4: { 3: 14, 4: 55, 5: 220 },
    l1: { 3: 9, 4: 37, 5: 150 },
    l2: { 3: 9, 4: 37, 5: 150 },
    l3: { 3: 6, 4: 25, 5: 100 },
    l4: { 3: 6, 4: 25, 5: 100 },
  },
  wild: 'wild',
  wilds: null,
  scatter: { symbol: 'scatter', pays: {} },
  tumbles: { ladder: [1, 2, 3, 5], freeLadder: [3, 6, 9, 15], isKept: false },
  orbs: null,
  freeSpins: {
    won: { 3: 8, 4: 10, 5: 12 },
    wonAgain: { 3: 4, 4: 6, 5: 8 },
    most: 40,
    multiplier: 1,
    strips: strips(
      `h2 l4 h3 h4 l1 h4 l4 scatter l4 h4 l2 l3 h1 l2 l4 l3 h2 l1 l2 l3 l1 l3 h1 h3 l1 l2 l4 l2
    l1 h3 h4 h2 l3`,
      `h4 l2 h2 l4 scatter h4 l2 l3 h3 l3 l4 h4 h1 h4 l4 wild l3 h3 l1 l2 l4 h2 l1 l2 l1 l3 l2
    h1 l4 h3 l1 h2 l3 l1`,
      `h3 h2 h3 h4 h1 l4 l1 l3 l1 l4 l2 h4 h2 l3 scatter h2 l4 l3 l4 l2 l4 l1 h4 h3 l2 h1 l1 l2
    wild l1 l2 l3 h4 l3`,
      `h2 l4 l3 l2 h4 l4 h3 scatter h3 h2 l3 h4 l1 wild l3 l4 h2 h3 l1 h4 l2 l3 l2 h4 l1 l3 l4
    l1 h1 l4 l1 l2 h1 l2`,
      `l2 l3 h4 h2 l4 h1 l4 h4 l1 h4 l1 l2 l4 h2 l3 l2 h3 l2 scatter l3 l2 l1 h3 l1 l4 l1 h1 l3
    h4 h2 h3 l3 l4`,
    ),
    wilds: null,
  },
  hold: null,
  buy: { credits: 381, spins: 8, rows: 16384 },
  maxCredits: 60000,
  books: { word: 'lines-20-tumble', rows: 131072 },
}
