import type { GridModel } from '../grid/index.ts'
import { strips } from './strips.ts'

/** Eight of a kind anywhere pay; orbs multiply wins, and free spins accumulate them. */
export const anywhere6x5Orbs: GridModel = {
  id: 'anywhere-6x5-orbs',
  pay: { by: 'anywhere' },
  roundCredits: 20,
  rows: 5,
  strips: strips(
    `scatter h3 l1 l3 l1 orb l4 l3 h2 l4 h4 l3 l4 h4 l2 l4 l2 l4 h4 l2 h4 l2 l4 l3 l4 l3 h1
    l4 l2 h2 h1 h3 l2 h4 l3 h3 h4 l3 l1 scatter l1 h4 l1 h1 l2 l1 h2 h1 h2 l2 l3 l4 l1 h3 l3
    l1 l4 h3 l3 l2 h2 l1 h4 h2 l1 l2 h3`,
    `h4 h3 l3 l2 h2 h1 l2 h3 l1 h2 l1 l4 h1 l3 l2 l4 h1 scatter l3 l1 l4 h3 l1 l2 l3 l4 h4 l3
    l2 l1 h3 l1 l2 h4 l4 h3 h4 l3 orb l3 l4 l2 l3 h1 h3 h4 l3 h2 h4 h2 scatter h4 l1 l2 h4
    l2 h2 l4 h2 l1 l2 l4 l1 l4 l3 l1 orb l4`,
    `h4 l3 h4 l4 l1 l2 l3 h4 h1 h2 l4 l3 h1 h3 l3 h1 h3 l4 l3 l2 l1 l4 scatter l1 l2 l4 l3 l1
    h3 l2 l1 h2 l1 h4 l4 l1 l4 h3 l2 l4 h4 l3 h1 h2 h4 l2 l1 h4 l1 orb h2 l4 l3 l2 h2 l2 h2
    l3 h3 scatter l2 h4 l3 l1 l2 h3 l4`,
    `h3 l2 h2 l3 h4 l1 h2 l4 h2 l3 l1 l2 h3 l3 l4 l3 l3 h4 l4 h3 l1 h4 l1 scatter h2 h4 l2 h3
    l2 h4 scatter h3 l1 l1 l3 h1 l4 l2 l2 l3 l4 l4 l2 h1 l1 l2 l3 h4 h2 h2 l3 l1 h3 l2 h1 l3
    l4 orb h4 h4 h1 l2 l4 l1 orb l4 l1 l4`,
    `h4 l1 h2 l4 h2 h3 h2 l1 h3 l4 h4 l3 l4 l3 l2 h3 l1 h3 l3 h1 l4 l1 l2 h2 h1 l3 l4 l2 l4
    l3 h2 h1 l2 l4 l2 h4 l3 l4 scatter l1 h4 h3 scatter h4 l1 l3 l1 h2 h1 l2 h3 l1 l2 h4 orb
    h4 l3 l2 l3 l1 l4 l3 h4 l2 l4 l2 l1`,
    `l1 orb l3 l1 l2 h4 h1 l4 h4 l3 l2 l3 h1 h3 h1 h3 l1 h2 l4 l3 h3 l3 h4 l4 l3 l1 h4 h2 h4
    l2 h3 l1 orb l4 l3 h2 scatter l2 h2 h3 scatter l4 h4 l2 h3 h4 l2 l4 h4 l1 l2 l1 l2 h2 l4
    l1 l3 l1 h1 l4 l1 l3 l2 h2 l4 l2 l4 l3`,
  ),
  pays: {
    h1: { 8: 9, 10: 36, 12: 145 },
    h2: { 8: 6, 10: 22, 12: 90 },
    h3: { 8: 4, 10: 15, 12: 60 },
    h4: { 8: 3, 10: 11, 12: 43 },
    l1: { 8: 2, 10: 7, 12: 29 },
    l2: { 8: 2, 10: 7, 12: 29 },
    l3: { 8: 1, 10: 5, 12: 20 },
    l4: { 8: 1, 10: 5, 12: 20 },
  },
  wild: null,
  wilds: null,
  scatter: { symbol: 'scatter', pays: { 4: 60, 5: 100, 6: 2000 } },
  tumbles: { ladder: [1], freeLadder: [1], isKept: false },
  orbs: {
    symbol: 'orb',
    values: [2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 50, 100],
    weights: [240, 200, 150, 120, 90, 70, 50, 30, 20, 14, 9, 5, 2],
    areKept: true,
  },
  freeSpins: {
    won: { 4: 10, 5: 12, 6: 15 },
    wonAgain: { 3: 5, 4: 5, 5: 5, 6: 5 },
    most: 40,
    multiplier: 1,
    strips: strips(
      `h3 h3 l1 l1 l4 l4 l1 l1 orb h1 h1 l2 l2 l4 l4 h4 h4 l3 l3 orb h4 h4 l1 l1 l3 l3 h2 h2 l2
    l2 l3 l3 h4 h4 l4 l4 orb l1 l1 h2 h2 l3 l3 h1 h1 l4 l4 scatter l4 l4 l2 l2 h4 h4 h2 h2
    h3 h3 l2 l2 l3 l3 h3 h3 orb l1 l1 l2 l2`,
      `l2 l2 l1 l1 l4 l4 l3 l3 h2 h2 l2 l2 h1 h1 l1 l1 h1 h1 h4 h4 l3 l3 h3 h3 l1 l1 l4 l4 orb
    l4 l4 l2 l2 h4 h4 l1 l1 l3 l3 orb l3 l3 l4 l4 l3 l3 l2 l2 h3 h3 orb l2 l2 h2 h2 scatter
    h4 h4 orb h4 h4 l1 l1 h2 h2 h3 h3 l4 l4`,
      `h4 h4 l3 l3 l4 l4 h2 h2 l2 l2 h4 h4 h1 h1 l2 l2 l1 l1 l4 l4 h1 h1 l4 l4 h3 h3 scatter l1
    l1 h4 h4 orb l3 l3 l2 l2 orb l1 l1 l2 l2 h2 h2 h3 h3 l4 l4 l1 l1 l3 l3 orb l3 l3 l4 l4
    l2 l2 l1 l1 l3 l3 h3 h3 orb h4 h4 h2 h2`,
      `l4 l4 h4 h4 l4 l4 scatter l2 l2 h4 h4 h1 h1 h3 h3 orb h4 h4 l4 l4 h2 h2 l3 l3 h4 h4 orb
    l1 l1 l4 l4 l3 l3 l1 l1 h2 h2 l3 l3 h3 h3 l3 l3 orb l2 l2 l1 l1 l4 l4 orb l2 l2 l3 l3 l2
    l2 h3 h3 l1 l1 h1 h1 h2 h2 l2 l2 l1 l1`,
      `l3 l3 h2 h2 orb l1 l1 h4 h4 l1 l1 orb l1 l1 l4 l4 l1 l1 l2 l2 l4 l4 scatter h2 h2 l3 l3
    h1 h1 l4 l4 h3 h3 l4 l4 h1 h1 h3 h3 h2 h2 h4 h4 orb h4 h4 l3 l3 l2 l2 h3 h3 l2 l2 l4 l4
    l2 l2 h4 h4 l3 l3 l2 l2 l1 l1 l3 l3 orb`,
      `h2 h2 orb l3 l3 l4 l4 orb h2 h2 l3 l3 scatter h4 h4 h1 h1 h3 h3 l3 l3 l1 l1 l2 l2 orb l1
    l1 l3 l3 l1 l1 l2 l2 l4 l4 h2 h2 l2 l2 l4 l4 l2 l2 h4 h4 l4 l4 orb l1 l1 h1 h1 h4 h4 l3
    l3 l1 l1 h4 h4 h3 h3 l4 l4 l2 l2 h3 h3`,
    ),
    wilds: null,
  },
  hold: null,
  buy: { credits: 1394, spins: 10, rows: 16384 },
  maxCredits: 100000,
  books: { word: 'anywhere-6x5-orbs', rows: 131072 },
}
