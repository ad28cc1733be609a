import type { GridModel } from '../grid/index.ts'
import { strips } from './strips.ts'

/** Tumbles with a multiplier ladder that free spins keep. */
export const anywhere6x5Ladder: GridModel = {
  id: 'anywhere-6x5-ladder',
  pay: { by: 'anywhere' },
  roundCredits: 20,
  rows: 5,
  strips: strips(
    `l1 l1 l4 l4 l1 l1 l4 l4 l3 l3 l2 l2 l4 l4 scatter l1 l1 h1 h1 h4 h4 l4 l4 l2 l2 h4 h4 h3
    h3 l4 l4 l2 l2 l3 l3 h3 h3 l2 l2 l3 l3 h2 h2 h4 h4 l3 l3 l1 l1 h3 h3 l1 l1 l3 l3 h2 h2
    h4 h4 l2 l2 h1 h1 h2 h2`,
    `l3 l3 h2 h2 l1 l1 h3 h3 l3 l3 l1 l1 l3 l3 h3 h3 h4 h4 l1 l1 h2 h2 l1 l1 l2 l2 h2 h2 l2
    l2 l3 l3 h1 h1 l4 l4 l2 l2 h4 h4 l4 l4 l2 l2 l3 l3 l1 l1 l4 l4 h4 h4 h3 h3 scatter l2 l2
    l4 l4 h1 h1 h4 h4 l4 l4`,
    `h4 h4 l1 l1 l2 l2 l3 l3 l2 l2 h4 h4 l4 l4 l3 l3 l1 l1 h1 h1 l3 l3 l4 l4 scatter h2 h2 h3
    h3 l3 l3 l1 l1 l4 l4 h1 h1 l3 l3 h2 h2 h4 h4 l2 l2 h3 h3 l4 l4 h3 h3 l1 l1 l2 l2 h4 h4
    l4 l4 h2 h2 l1 l1 l2 l2`,
    `l1 l1 scatter l2 l2 l3 l3 l2 l2 h3 h3 l2 l2 h4 h4 l3 l3 l4 l4 l1 l1 h4 h4 l3 l3 l4 l4 l3
    l3 h4 h4 l4 l4 l1 l1 h3 h3 l3 l3 h2 h2 l1 l1 l4 l4 l1 l1 l2 l2 h3 h3 h2 h2 h1 h1 h4 h4
    h1 h1 l4 l4 l2 l2 h2 h2`,
    `l3 l3 l2 l2 l3 l3 l1 l1 l2 l2 h3 h3 l2 l2 l1 l1 l3 l3 h3 h3 l3 l3 h4 h4 l4 l4 l2 l2 l1
    l1 l4 l4 h1 h1 l4 l4 h2 h2 scatter l2 l2 l1 l1 h2 h2 h4 h4 l3 l3 l4 l4 h1 h1 l4 l4 h4 h4
    l1 l1 h2 h2 h4 h4 h3 h3`,
    `l3 l3 l4 l4 l3 l3 h3 h3 l3 l3 h4 h4 l3 l3 l1 l1 l4 l4 h2 h2 h1 h1 h3 h3 l1 l1 l2 l2 l3
    l3 scatter h4 h4 l4 l4 l2 l2 h2 h2 l2 l2 h4 h4 l4 l4 l2 l2 l1 l1 l2 l2 l1 l1 h4 h4 h2 h2
    l1 l1 l4 l4 h1 h1 h3 h3`,
  ),
  pays: {
    h1: { 8: 33, 10: 80, 12: 190 },
    h2: { 8: 20, 10: 49, 12: 115 },
    h3: { 8: 14, 10: 33, 12: 80 },
    h4: { 8: 10, 10: 24, 12: 55 },
    l1: { 8: 7, 10: 16, 12: 38 },
    l2: { 8: 7, 10: 16, 12: 38 },
    l3: { 8: 5, 10: 11, 12: 26 },
    l4: { 8: 5, 10: 11, 12: 26 },
  },
  wild: null,
  wilds: null,
  scatter: { symbol: 'scatter', pays: {} },
  tumbles: { ladder: [1, 1, 2, 3], freeLadder: [1, 2, 3, 4, 5, 6, 8, 10], isKept: true },
  orbs: null,
  freeSpins: {
    won: { 4: 10, 5: 12, 6: 15 },
    wonAgain: { 3: 5, 4: 5, 5: 5, 6: 5 },
    most: 40,
    multiplier: 1,
    strips: strips(
      `l4 l4 h2 h2 l4 l4 l3 l3 l4 l4 h3 h3 l2 l2 l4 l4 h1 h1 h4 h4 l1 l1 l3 l3 h4 h4 h2 h2 h1
    h1 l1 l1 h4 h4 l2 l2 h2 h2 l1 l1 h3 h3 l3 l3 l4 l4 l2 l2 l3 l3 h3 h3 scatter l2 l2 l3 l3
    h4 h4 l1 l1 l2 l2 l1 l1`,
      `h4 h4 l2 l2 h2 h2 l1 l1 l4 l4 h1 h1 l1 l1 l3 l3 l1 l1 l4 l4 h3 h3 l2 l2 h4 h4 l3 l3 l4
    l4 h1 h1 h3 h3 l3 l3 h2 h2 l4 l4 l1 l1 l3 l3 l1 l1 h4 h4 l2 l2 h3 h3 l2 l2 h2 h2 scatter
    l4 l4 l3 l3 h4 h4 l2 l2`,
      `l2 l2 h4 h4 l1 l1 h2 h2 l2 l2 l4 l4 l1 l1 l3 l3 l1 l1 l2 l2 h4 h4 l2 l2 l1 l1 l4 l4 l2
    l2 l3 l3 h2 h2 h3 h3 h4 h4 h3 h3 h1 h1 h3 h3 l3 l3 l4 l4 h4 h4 h1 h1 scatter l4 l4 l1 l1
    h2 h2 l3 l3 l4 l4 l3 l3`,
      `scatter h4 h4 h3 h3 l1 l1 h1 h1 l1 l1 l2 l2 l3 l3 h2 h2 l4 l4 h4 h4 l3 l3 h4 h4 l4 l4 l1
    l1 l3 l3 l2 l2 l1 l1 l4 l4 l3 l3 h3 h3 l3 l3 l4 l4 l1 l1 l4 l4 l2 l2 h2 h2 h1 h1 h4 h4
    h3 h3 l2 l2 h2 h2 l2 l2`,
      `h3 h3 l4 l4 l1 l1 h4 h4 l4 l4 l3 l3 h3 h3 l1 l1 l2 l2 h4 h4 h1 h1 l3 l3 l4 l4 l2 l2 l1
    l1 l2 l2 h2 h2 h1 h1 scatter l1 l1 h4 h4 l4 l4 h2 h2 h4 h4 h3 h3 h2 h2 l3 l3 l2 l2 l3 l3
    l4 l4 l3 l3 l1 l1 l2 l2`,
      `l1 l1 h3 h3 l3 l3 l2 l2 h3 h3 l2 l2 l4 l4 h2 h2 h1 h1 h4 h4 l1 l1 l2 l2 l4 l4 h4 h4 l4
    l4 l1 l1 scatter l2 l2 l4 l4 l2 l2 l3 l3 h4 h4 l1 l1 l3 l3 h2 h2 h3 h3 l3 l3 h4 h4 l4 l4
    l1 l1 l3 l3 h1 h1 h2 h2`,
    ),
    wilds: null,
  },
  hold: null,
  buy: { credits: 961, spins: 10, rows: 16384 },
  maxCredits: 100000,
  books: { word: 'anywhere-6x5-ladder', rows: 131072 },
}
