import type { GridModel } from '../grid/index.ts'
import { strips } from './strips.ts'

/** Rare wins, and orbs in the free spins. */
export const anywhere6x5High: GridModel = {
  id: 'anywhere-6x5-high',
  pay: { by: 'anywhere' },
  roundCredits: 20,
  rows: 5,
  strips: strips(
    `l2 h4 l4 l2 l3 h3 l4 h3 l4 l2 l4 h2 l4 h4 h2 l1 l3 h4 h1 l4 l2 h2 l4 h3 h4 l3 h3 h1 l1
    l4 l1 h4 l1 l3 l2 l3 h1 scatter l4 l3 l2 h3 l1 scatter h3 l2 h4 l4 h4 h1 l1 h2 l1 l2 l3
    l1 h2 l2 h4 l3 h2 l1 l3 l1 l2 l3`,
    `l2 l1 l4 l1 h4 l2 h2 scatter h2 l2 l4 h4 l4 l3 l1 scatter h3 h4 h3 l3 orb l1 h4 l2 l4 l1
    orb h3 l3 l4 l2 l1 l2 l4 l3 h4 h3 l4 h2 l1 h1 h2 l3 h4 l3 h4 l2 h2 l2 l1 l3 l4 l2 l4 l3
    h1 l3 h1 l3 l1 h4 h3 l4 l2 h3 h1 h2 l1`,
    `l2 l4 l2 h4 h3 h1 h2 scatter h3 l1 l3 l2 h2 h4 l3 l1 l2 l3 l1 l3 h3 l3 l4 h4 h3 h4 h1 l3
    l2 l4 l3 h2 l1 h3 l4 l2 l4 h4 h2 l3 l1 h2 l2 l1 h4 h3 l4 l1 h1 l3 h4 l1 h4 l1 l2 l4 h2
    l4 l1 l4 l3 l2 h1 scatter l2 l4`,
    `l4 h4 l4 scatter h1 l2 h4 l4 h4 l3 l1 h4 l4 l3 l1 l2 l3 h3 l1 l4 h3 h4 l3 l2 h2 l2 l1
    scatter l3 l4 l3 h3 l1 h3 l4 l1 h4 h1 l3 l2 h2 h4 l3 l2 h3 h4 h2 h3 l4 h1 l2 h1 l4 l3 h2
    l1 h2 l1 l2 h2 l2 l1 l4 l3 l1 l2`,
    `h3 l3 h3 l1 h4 l3 l4 l3 h4 l4 l3 h1 h4 l1 l3 h3 l1 l2 l1 l4 l2 orb l4 h2 h3 h4 h2
    scatter h2 h3 l2 l4 l1 l2 l3 h4 h2 l2 l1 h4 h1 l1 orb h4 h1 h4 l3 h2 l4 l2 h2 scatter l3
    l4 l1 l4 l1 l4 h1 l2 l3 l4 l2 l1 h3 l2 l3 l2`,
    `h4 l2 h1 l1 l1 l2 h2 l3 l3 h1 l2 h2 l4 scatter l1 l2 l3 l1 l4 l4 l3 h3 h4 h3 h4 l4 l2 l2
    h1 h4 l4 h4 h1 l3 h3 h3 l1 h2 l3 l1 h4 h4 l1 l4 l1 h3 h2 l4 scatter l3 l3 l2 l1 l4 l4 l2
    l3 h4 l1 h3 l2 l4 h2 l2 h2 l3`,
  ),
  pays: {
    h1: { 8: 9, 10: 35, 12: 140 },
    h2: { 8: 5, 10: 22, 12: 85 },
    h3: { 8: 4, 10: 15, 12: 60 },
    h4: { 8: 3, 10: 11, 12: 42 },
    l1: { 8: 2, 10: 7, 12: 28 },
    l2: { 8: 2, 10: 7, 12: 28 },
    l3: { 8: 1, 10: 5, 12: 19 },
    l4: { 8: 1, 10: 5, 12: 19 },
  },
  wild: null,
  wilds: null,
  scatter: { symbol: 'scatter', pays: { 4: 60, 5: 100, 6: 2000 } },
  tumbles: { ladder: [1], freeLadder: [1], isKept: false },
  orbs: {
    symbol: 'orb',
    values: [2, 3, 5, 8, 10, 15, 25, 50, 100, 250],
    weights: [260, 220, 160, 110, 80, 40, 20, 8, 3, 1],
    areKept: true,
  },
  freeSpins: {
    won: { 4: 12, 5: 15, 6: 20 },
    wonAgain: { 3: 5, 4: 5, 5: 5, 6: 5 },
    most: 40,
    multiplier: 1,
    strips: strips(
      `l1 l1 l3 l3 l2 l2 l4 l4 h2 h2 l3 l3 orb h1 h1 l2 l2 l3 l3 l4 l4 orb h3 h3 l1 l1 l2 l2 h2
    h2 l4 l4 scatter h4 h4 l3 l3 h3 h3 h1 h1 h4 h4 l4 l4 orb h4 h4 l1 l1 l2 l2 l1 l1 l2 l2
    h4 h4 orb h3 h3 l4 l4 l3 l3 l1 l1 h2 h2`,
      `l2 l2 h3 h3 l4 l4 l3 l3 l1 l1 l4 l4 l3 l3 h1 h1 l3 l3 l4 l4 orb h4 h4 h2 h2 h4 h4 l2 l2
    h2 h2 l3 l3 l4 l4 h4 h4 l2 l2 h3 h3 l2 l2 h4 h4 orb l1 l1 l4 l4 l1 l1 orb scatter h3 h3
    l1 l1 orb h1 h1 l1 l1 l3 l3 l2 l2 h2 h2`,
      `l1 l1 h2 h2 h4 h4 l2 l2 orb l2 l2 l1 l1 h3 h3 l4 l4 l3 l3 l4 l4 l3 l3 orb l1 l1 l2 l2 h1
    h1 orb h4 h4 h3 h3 l3 l3 h4 h4 h1 h1 l2 l2 l4 l4 l1 l1 scatter h2 h2 orb l3 l3 h4 h4 l3
    l3 l1 l1 l2 l2 h3 h3 l4 l4 h2 h2 l4 l4`,
      `orb l1 l1 l4 l4 h3 h3 h1 h1 h4 h4 l4 l4 h2 h2 h4 h4 l1 l1 orb l1 l1 l2 l2 l3 l3 l2 l2 l4
    l4 l1 l1 l4 l4 h4 h4 l2 l2 orb scatter l1 l1 h1 h1 orb l2 l2 h2 h2 l3 l3 h2 h2 l4 l4 l3
    l3 h4 h4 l3 l3 h3 h3 l3 l3 l2 l2 h3 h3`,
      `l2 l2 l4 l4 l3 l3 orb l1 l1 l4 l4 l3 l3 orb h3 h3 l1 l1 l4 l4 l2 l2 l3 l3 l4 l4 l1 l1 h1
    h1 h2 h2 h4 h4 orb h4 h4 h3 h3 orb l3 l3 scatter l1 l1 h2 h2 h1 h1 l1 l1 l2 l2 l4 l4 h3
    h3 h2 h2 l2 l2 h4 h4 l2 l2 l3 l3 h4 h4`,
      `l1 l1 l3 l3 h4 h4 l1 l1 l3 l3 h4 h4 l1 l1 l2 l2 l4 l4 h2 h2 l3 l3 l1 l1 l4 l4 h3 h3 l2
    l2 orb l2 l2 h2 h2 h3 h3 l4 l4 h4 h4 orb l1 l1 h1 h1 l2 l2 l4 l4 l3 l3 orb h2 h2 l4 l4
    l2 l2 h4 h4 h3 h3 orb scatter h1 h1 l3 l3`,
    ),
    wilds: null,
  },
  hold: null,
  buy: { credits: 2044, spins: 12, rows: 16384 },
  maxCredits: 200000,
  books: { word: 'anywhere-6x5-high', rows: 131072 },
}
