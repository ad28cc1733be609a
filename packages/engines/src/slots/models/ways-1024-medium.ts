import type { GridModel } from '../grid/index.ts'
import { strips } from './strips.ts'

/** Rare wins on tall reels; free spins triple wins. */
export const ways1024Medium: GridModel = {
  id: 'ways-1024-medium',
  pay: { by: 'ways' },
  roundCredits: 50,
  rows: 4,
  strips: strips(
    `l4 l1 l1 h3 h4 h4 l2 l2 h2 h2 h3 h3 l3 l2 h2 l4 l4 scatter l3 l3 l1 h1 h1 l3 l3 l2 l2 l4
    l4 l1 l1 h4 h4`,
    `l2 l4 l4 l1 l1 h4 h4 l2 l2 l1 l3 l4 l1 l1 h2 h2 h3 h1 h1 wild l3 l3 l2 l2 l4 l4 scatter
    l3 l3 h4 h4 h2 h3 h3`,
    `l1 l3 l3 l1 l1 wild l1 l1 h2 scatter l4 h1 h1 h3 l2 l2 l4 l4 l3 l2 h4 h4 l2 l2 h2 h2 h3
    h3 h4 h4 l3 l3 l4 l4`,
    `l4 l4 h1 h1 l4 h2 h2 l1 l1 l3 wild l1 scatter l2 h3 h3 h4 h4 l4 l4 l2 l2 l3 l3 h2 h4 h4
    l1 l1 l2 l2 l3 l3 h3`,
    `h2 h2 l1 l3 l3 l1 l1 l4 l4 scatter l3 l1 l1 l2 h3 h3 l2 l2 h2 l3 l3 h1 h1 h4 h4 l4 l4 l2
    l2 l4 h3 h4 h4`,
  ),
  pays: {
    h1: { 3: 1, 4: 11, 5: 150 },
    h2: { 3: 1, 4: 7, 5: 95 },
    h3: { 3: 1, 4: 5, 5: 65 },
    h4: { 3: 1, 4: 3, 5: 46 },
    l1: { 4: 2, 5: 30 },
    l2: { 4: 2, 5: 30 },
    l3: { 4: 1, 5: 21 },
    l4: { 4: 1, 5: 21 },
  },
  wild: 'wild',
  wilds: null,
  scatter: { symbol: 'scatter', pays: {} },
  tumbles: null,
  orbs: null,
  freeSpins: {
    won: { 3: 8, 4: 12, 5: 20 },
    wonAgain: { 3: 5, 4: 10, 5: 15 },
    most: 50,
    multiplier: 12,
    strips: strips(
      `h2 l4 h4 l3 l1 l2 h4 h3 h2 l1 l2 l3 l4 l1 h3 l2 scatter h4 l1 h4 l4 l3 h2 l1 l3 h1 l4 l3
    l4 l2 h3 l2 h1`,
      `l2 l1 h4 l1 l4 l2 l3 h4 h3 l2 h3 l1 l3 wild h2 l3 l4 h3 h4 l4 h1 h2 l4 l3 h4 l1 h1 l3 l2
    l4 l1 l2 scatter h2`,
      `scatter l3 l2 h1 l2 l3 l1 l4 h2 wild l2 l4 h3 l2 h3 h4 h2 l1 h1 h2 l4 l1 l3 h4 h3 l1 l3
    h4 l2 l4 h4 l3 l1 l4`,
      `l1 l4 h4 l3 l2 h4 h3 l2 l4 h2 l4 l2 scatter l4 h1 l3 l1 l3 h3 l4 h1 l1 l2 h3 wild l3 l1
    l3 h2 l1 h2 h4 l2 h4`,
      `l4 h4 l4 l3 l1 h3 l2 h2 scatter l1 h4 h1 h4 l4 l1 l4 l2 h2 h3 l3 l4 l1 l2 h3 l2 l3 h4 h1
    l3 l2 h2 l3 l1`,
    ),
    wilds: null,
  },
  hold: null,
  buy: null,
  maxCredits: 250000,
  books: { word: 'ways-1024-high', rows: 131072 },
}
