import type { GridModel } from '../grid/index.ts'
import { strips } from './strips.ts'

/** Tumbles; the multiplier grows with each. */
export const ways1024Tumble: GridModel = {
  id: 'ways-1024-tumble',
  pay: { by: 'ways' },
  roundCredits: 50,
  rows: 4,
  strips: strips(
    `l2 h4 h4 l3 l4 h2 l1 l2 l4 h1 l2 h1 h1 h3 l1 l1 l4 h4 l2 l1 h3 h2 l3 h2 h2 l3 l2 h3 l1
    l4 h1 l3 l4 l3 l4 h2 h2 l2 h3 l2 l4 l1 h3 l2 scatter l4 l2 l4 l1 l1 h4 l1 h4 h4 l4 h4 l3
    h4 h3 l1 l3 l3 l2 l3 l3`,
    `l2 l1 l3 l1 scatter l2 l4 l2 h4 l4 wild h4 l2 l1 h3 h4 l3 scatter h3 h4 l1 l2 l1 h1 h3
    h2 h4 l1 h4 l4 l3 l2 l4 l3 l1 h1 h2 h1 l2 l4 h2 l4 h2 l4 h2 h3 l1 l3 l4 l3 h4 l3 h3 l2
    l3 l2 wild h4 l3 h1 l1 l2 l4 l1 l3 h2 l4 h3`,
    `l3 l2 wild l4 h4 l3 l2 l4 l1 h4 l1 h2 h4 h1 l2 h3 l1 h4 l4 l1 wild l1 h2 l3 h3 l4 h1 l2
    l4 h4 l3 h4 l1 l3 h4 h2 h3 l4 h2 l1 h3 h4 l3 h1 l1 l2 scatter l3 l4 l1 h1 l2 h3 l3 l2 h2
    l4 l2 l3 h2 h3 l2 l4 l2 l3 l1 l4`,
    `h4 h3 l4 l3 l2 l4 h3 scatter l2 h4 l1 h4 l3 h4 wild h4 l2 l4 h2 l2 h1 h2 l1 h2 h3 l1 l4
    l3 l2 l1 l3 h2 h1 l3 l2 l1 l3 h3 l1 h2 l4 l3 l4 h1 h4 l3 h4 l2 l3 l1 h1 h4 l1 l2 l4 l1
    l3 h3 l4 l1 wild l2 h2 l4 h3 l2 l4 scatter`,
    `h1 l4 l3 h3 l2 l4 l3 l2 l3 l1 wild l2 l4 l1 scatter l1 l4 h3 l3 h2 l4 h1 l3 l4 l1 l3 h1
    l1 h3 l3 h1 h2 h3 l1 wild h4 l4 l3 h4 l2 h3 l2 l3 l2 h4 l1 l2 h2 l1 l3 l1 h4 l2 h3 h2 l4
    h4 l4 h2 l2 h4 l4 h2 h4 l2 h4 l1`,
  ),
  pays: {
    h1: { 3: 2, 4: 12, 5: 70 },
    h2: { 3: 1, 4: 7, 5: 43 },
    h3: { 3: 1, 4: 5, 5: 29 },
    h4: { 3: 1, 4: 3, 5: 21 },
    l1: { 4: 2, 5: 14 },
    l2: { 4: 2, 5: 14 },
    l3: { 4: 2, 5: 9 },
    l4: { 4: 2, 5: 9 },
  },
  wild: 'wild',
  wilds: null,
  scatter: { symbol: 'scatter', pays: {} },
  tumbles: { ladder: [1, 2, 3, 5], freeLadder: [4, 8, 16, 40], isKept: false },
  orbs: null,
  freeSpins: {
    won: { 3: 10, 4: 12, 5: 15 },
    wonAgain: { 3: 5, 4: 10, 5: 15 },
    most: 50,
    multiplier: 1,
    strips: strips(
      `l3 l4 l2 l3 l1 l4 h3 l3 l1 l4 l2 l4 h3 l2 l1 h1 h3 h2 l1 h4 l4 l1 h2 h4 l3 l4 h1 h2 l2
    h1 h4 h2 l2 l4 h3 l1 h4 l3 scatter h4 l1 l2 h2 l2 l1 h3 l4 l2 l1 l3 h4 l1 l3 h4 l3 l4 h2
    h1 l2 l3 l2 l3 h3 h4 l4`,
      `l3 l1 h4 h2 l3 h2 l4 l3 l1 h1 h2 l4 l2 h1 l1 h4 l4 l2 l3 l2 h4 l1 h4 h3 h2 l2 h4 l2
    scatter l4 h3 l3 l1 l2 h4 l1 l4 h2 l3 l2 l3 l4 l3 h1 l3 l1 h4 l4 l2 h3 h1 l4 h3 l1 l4 l1
    l4 l3 h3 wild h3 l2 wild h4 l2 h2 l1`,
      `l2 h3 wild h3 l1 l3 h2 h1 h4 h1 l1 l3 h3 l2 h2 l3 l1 l4 h4 l2 h2 l4 l3 l2 h4 l1 h2 h1 l1
    h4 l3 l4 l1 l2 l4 h4 l2 l1 scatter l3 l2 l3 h3 h4 l1 h4 l2 l4 h2 h1 l4 h3 l2 wild l4 l1
    l3 l4 h4 l4 l3 l2 l3 l1 h2 l4 h3`,
      `l1 h3 l2 h4 h2 h3 h1 h3 l3 l1 l4 h4 l3 wild l2 l1 l3 l2 h1 l4 l3 h2 h1 l2 l4 l1 h3 l1 l3
    l1 l2 scatter h3 l1 h4 l3 wild l1 l2 l3 l4 h4 l4 l2 l4 h2 l4 l2 h1 h2 l1 l2 l1 h4 l3 h3
    l4 h4 h2 h4 l4 l2 l3 h4 l3 l4 h2`,
      `l1 l4 l3 l4 l1 l2 l1 h1 l3 h4 l3 l4 l1 h4 h2 l4 h3 h4 h3 l3 wild h2 l3 h1 l2 h3 h4 l4
    scatter l1 h2 l2 h4 l3 h2 l1 h4 l1 l2 h2 h1 l2 wild l4 l2 l1 h4 l1 l3 h4 l4 l2 l4 h2 l3
    l2 h1 l3 l4 l3 h3 l2 h3 l4 l2 l1 h3`,
    ),
    wilds: null,
  },
  hold: null,
  buy: { credits: 2307, spins: 10, rows: 16384 },
  maxCredits: 250000,
  books: { word: 'ways-1024-tumble', rows: 131072 },
}
