import type { GridModel } from '../grid/index.ts'
import { strips } from './strips.ts'

/** Seven of a kind anywhere pay; the multiplier grows with each tumble. */
export const anywhere5x5Ladder: GridModel = {
  id: 'anywhere-5x5-ladder',
  pay: { by: 'anywhere' },
  roundCredits: 20,
  rows: 5,
  strips: strips(
    `l4 l4 l3 l3 l1 l1 l2 l2 l1 l1 scatter h1 h1 l4 l4 l2 l2 l1 l1 l3 l3 h4 h4 h3 h3 l1 l1 h4
    h4 l4 l4 h2 h2 l3 l3 l4 l4 h4 h4 h2 h2 l2 l2 l1 l1 h3 h3 h4 h4 l2 l2 l3 l3 h1 h1 h3 h3
    l4 l4 l2 l2 l3 l3 h2 h2`,
    `l4 l4 l2 l2 h4 h4 l2 l2 h4 h4 l3 l3 l1 l1 h2 h2 l1 l1 l4 l4 l2 l2 l4 l4 h3 h3 l1 l1 h2
    h2 l3 l3 l1 l1 h3 h3 l1 l1 l4 l4 h1 h1 l3 l3 l2 l2 l3 l3 l4 l4 h4 h4 h1 h1 l3 l3 h2 h2
    h4 h4 h3 h3 scatter l2 l2`,
    `l4 l4 h3 h3 l4 l4 h4 h4 h1 h1 l4 l4 l3 l3 h3 h3 l3 l3 h1 h1 h4 h4 l3 l3 h2 h2 l2 l2 l1
    l1 scatter h4 h4 l1 l1 l3 l3 l2 l2 l1 l1 l2 l2 l4 l4 l3 l3 l1 l1 l4 l4 h2 h2 l2 l2 l1 l1
    h2 h2 l2 l2 h4 h4 h3 h3`,
    `h2 h2 l4 l4 h1 h1 l2 l2 l4 l4 l3 l3 l2 l2 h4 h4 l4 l4 h4 h4 l1 l1 l3 l3 h1 h1 h3 h3 l1
    l1 h4 h4 l4 l4 l1 l1 scatter l3 l3 l2 l2 l3 l3 l1 l1 l3 l3 h2 h2 l2 l2 h4 h4 h2 h2 h3 h3
    l2 l2 h3 h3 l4 l4 l1 l1`,
    `l1 l1 l3 l3 h4 h4 l3 l3 l4 l4 h4 h4 l2 l2 l3 l3 l2 l2 h1 h1 l4 l4 h1 h1 h3 h3 l1 l1 l2
    l2 h4 h4 l4 l4 h2 h2 l1 l1 l4 l4 h3 h3 h4 h4 h2 h2 l2 l2 h3 h3 l1 l1 h2 h2 l1 l1 l3 l3
    scatter l4 l4 l3 l3 l2 l2`,
  ),
  pays: {
    h1: { 7: 11, 8: 25, 9: 60, 10: 145, 12: 350 },
    h2: { 7: 7, 8: 16, 9: 38, 10: 90, 12: 220 },
    h3: { 7: 4, 8: 11, 9: 26, 10: 60, 12: 145 },
    h4: { 7: 3, 8: 8, 9: 18, 10: 44, 12: 105 },
    l1: { 7: 2, 8: 5, 9: 12, 10: 29, 12: 70 },
    l2: { 7: 2, 8: 5, 9: 12, 10: 29, 12: 70 },
    l3: { 7: 1, 8: 3, 9: 8, 10: 20, 12: 48 },
    l4: { 7: 1, 8: 3, 9: 8, 10: 20, 12: 48 },
  },
  wild: null,
  wilds: null,
  scatter: { symbol: 'scatter', pays: {} },
  tumbles: { ladder: [1, 2, 3, 5, 8], freeLadder: [3, 6, 9, 15, 24], isKept: false },
  orbs: null,
  freeSpins: {
    won: { 3: 8, 4: 10, 5: 12 },
    wonAgain: { 3: 4, 4: 6, 5: 8 },
    most: 40,
    multiplier: 1,
    strips: strips(
      `h4 h4 l2 l2 h4 h4 l3 l3 l4 l4 l3 l3 l1 l1 h2 h2 l4 l4 h1 h1 l3 l3 h3 h3 l1 l1 l3 l3 h4
    h4 l1 l1 l4 l4 l2 l2 l4 l4 scatter h2 h2 h4 h4 h3 h3 l4 l4 h2 h2 h3 h3 l1 l1 l2 l2 h1 h1
    l1 l1 l2 l2 l3 l3 l2 l2`,
      `l4 l4 h3 h3 l1 l1 l3 l3 h2 h2 h1 h1 h4 h4 h2 h2 h4 h4 l2 l2 l1 l1 l3 l3 l1 l1 h3 h3 h4
    h4 l4 l4 h4 h4 l3 l3 l1 l1 h2 h2 l2 l2 h1 h1 l2 l2 l3 l3 l4 l4 l1 l1 l4 l4 l3 l3 l2 l2
    h3 h3 scatter l4 l4 l2 l2`,
      `l2 l2 h4 h4 l3 l3 l2 l2 h1 h1 h4 h4 l1 l1 l3 l3 h2 h2 l2 l2 h3 h3 l3 l3 l4 l4 l2 l2 l4
    l4 l3 l3 l1 l1 h2 h2 h4 h4 h3 h3 l4 l4 h3 h3 l2 l2 l1 l1 h1 h1 h2 h2 scatter l4 l4 l1 l1
    l3 l3 h4 h4 l4 l4 l1 l1`,
      `l2 l2 l1 l1 l2 l2 l4 l4 l1 l1 l2 l2 h4 h4 h2 h2 l2 l2 l3 l3 l4 l4 h4 h4 l3 l3 l4 l4 h1
    h1 h2 h2 l1 l1 h2 h2 l1 l1 l3 l3 scatter h4 h4 l2 l2 h3 h3 l3 l3 l4 l4 h3 h3 l1 l1 l4 l4
    h3 h3 h1 h1 h4 h4 l3 l3`,
      `l1 l1 l4 l4 h1 h1 l4 l4 h3 h3 l3 l3 h2 h2 h4 h4 l3 l3 h4 h4 h3 h3 l1 l1 h4 h4 l3 l3 l1
    l1 l2 l2 l1 l1 l4 l4 scatter l2 l2 h2 h2 h3 h3 h2 h2 l2 l2 l1 l1 l4 l4 l3 l3 h1 h1 l2 l2
    h4 h4 l3 l3 l2 l2 l4 l4`,
    ),
    wilds: null,
  },
  hold: null,
  buy: null,
  maxCredits: 60000,
  books: { word: 'anywhere-5x5-ladder', rows: 131072 },
}
