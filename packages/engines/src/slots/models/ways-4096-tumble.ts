import type { GridModel } from '../grid/index.ts'
import { strips } from './strips.ts'

/** Six reels with tumbles; the ladder of free spins never resets. */
export const ways4096Tumble: GridModel = {
  id: 'ways-4096-tumble',
  pay: { by: 'ways' },
  roundCredits: 50,
  rows: 4,
  strips: strips(
    `h4 l2 l3 h3 l2 l1 h2 h1 l3 h4 l1 l4 h4 l3 l4 h4 h2 l1 h2 l4 h2 l3 h3 l4 h1 h3 l4 scatter
    h4 l2 h3 l2 h3 h4 l1 l3 l2 l3 scatter l1 h1 l2 l1 h4 l4 h3 l2 h2 l2 l3 l4 l1 l4 l1 l4 l1
    l3 l4 l3 l2 h2 l1 h1 h4 l2 l3`,
    `l3 l1 h2 h3 l4 h3 l1 scatter l4 l2 h4 l4 l1 l4 h2 l3 h1 wild h2 l4 h2 scatter wild l2 l3
    h4 l3 l1 h4 h3 l1 l4 h4 l3 l4 l2 h4 h3 h4 l2 l1 h1 h2 l1 l3 h4 l3 l1 h1 l2 h1 l1 l3 l1
    h3 l4 l2 h2 l2 l3 h3 l2 h4 l4 l2 l3 l4 l2`,
    `wild l2 h1 h2 h1 h3 l2 h1 h3 l3 l2 l3 l2 h4 l2 l4 l1 l2 h2 h4 h2 h3 l2 l4 h4 l3 h2 l3 l4
    scatter l2 l1 h4 l4 wild l1 h2 l3 h4 l4 l1 h4 l3 h4 l2 l1 h4 h2 l1 l4 l2 l4 l1 h3 l4 l1
    scatter h3 l3 l1 h1 l3 h3 l4 l3 l4 l1 l3`,
    `h3 l3 h4 l3 l4 h4 h1 l1 h4 l1 h4 l3 h4 h2 l2 l1 h3 l4 l3 scatter l4 l3 h1 wild l3 l2 l3
    l1 h3 l2 h4 l1 l4 h4 l2 l1 h2 l2 l4 h3 scatter l1 h3 l1 h1 l2 l4 l3 l2 l4 l3 h2 l3 h2 l4
    l2 h2 wild h3 l2 l4 h4 h2 l1 l4 l1 l2 h1`,
    `h4 l3 h2 l3 l4 wild l1 l2 h1 l3 l2 l4 h4 l3 l2 l1 l3 l2 l3 l1 l4 h3 l2 h3 h4 h2 l4 l1 h2
    h3 l2 h4 h1 l3 h2 l4 l1 scatter l3 wild l1 h3 l4 l1 h4 l4 l3 l4 h2 h4 l2 h4 scatter l4
    h3 l3 l2 h4 h1 l1 h1 l4 l1 l2 l1 h3 h2 l2`,
    `l1 h2 l4 l3 h2 l1 h4 h1 l2 h3 h4 h1 l1 l2 h4 l3 l2 l4 l1 l3 l2 h3 l2 l4 scatter l3 h2 h3
    l4 l2 h3 l2 l3 l4 h4 h2 l3 l4 l1 h1 l4 h2 l3 l1 h2 l4 l3 h4 l4 h1 l1 l4 l2 h3 l1 h4 l3
    h3 l2 scatter h4 l1 h4 l3 l1 l2`,
  ),
  pays: {
    h1: { 4: 15, 5: 75, 6: 365 },
    h2: { 4: 9, 5: 45, 6: 225 },
    h3: { 4: 6, 5: 30, 6: 150 },
    h4: { 4: 4, 5: 22, 6: 110 },
    l1: { 5: 15, 6: 75 },
    l2: { 5: 15, 6: 75 },
    l3: { 5: 10, 6: 50 },
    l4: { 5: 10, 6: 50 },
  },
  wild: 'wild',
  wilds: null,
  scatter: { symbol: 'scatter', pays: {} },
  tumbles: { ladder: [1], freeLadder: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20], isKept: true },
  orbs: null,
  freeSpins: {
    won: { 4: 10, 5: 12, 6: 15 },
    wonAgain: { 3: 5, 4: 5, 5: 5, 6: 5 },
    most: 40,
    multiplier: 1,
    strips: strips(
      `l1 l2 l1 l3 h4 l4 l1 l3 h4 l4 l1 h1 h4 h1 h2 l2 h4 l4 l4 l3 l1 h3 l3 l3 h4 h3 h3 h3 h4
    h4 l2 h2 l2 l2 h1 l2 h2 l3 l2 l1 h3 l1 l1 l4 l3 l4 l3 l4 l3 h2 l1 scatter l4 l2 l4 h4 h1
    l2 l3 h2 l2 l1 h3 h2 l4`,
      `l4 h4 l2 l4 l1 h2 l2 wild l3 l2 h2 l1 h2 l2 l3 l2 h1 l1 l2 h4 l1 h1 h2 h4 l3 l4 l2 l1 l3
    l1 h3 l3 l4 l1 h4 l3 h1 h2 l2 l4 l2 l4 l3 h3 l4 l3 h3 l1 h3 l3 l4 h4 h3 l3 scatter wild
    l4 h2 h4 l1 h4 l1 l4 l2 h1 h3 h4`,
      `h3 h4 l3 l4 l1 h3 h4 l1 l2 h4 h1 h4 l2 h1 l4 l2 l3 h2 l4 wild l1 l3 wild h2 l2 l4 l2 l4
    h4 h1 l1 l4 l1 l2 l4 l1 h4 l1 l4 h3 l3 l4 l3 h2 l3 l2 h3 l3 h4 l1 h2 l4 h4 h2 l3 l2 l1
    l3 h2 l2 h3 l2 h1 scatter h3 l3 l1`,
      `l3 l4 scatter h4 h4 l1 h2 l1 l2 h2 l1 l2 l1 l2 l2 h3 l2 l1 h4 h3 l3 l1 h1 h4 wild h2 l4
    h4 h1 h2 l1 l2 l3 l4 l1 l4 l3 h1 l3 l2 l4 h3 h4 h4 h3 l1 l2 h1 l1 l4 l4 l2 l4 l3 h2 l3
    h3 l4 l3 l4 h4 h3 l3 h2 wild l2 l3`,
      `h3 scatter l2 l4 l1 h2 l3 l2 l1 l3 wild l3 l2 h4 l2 h3 l3 h4 h2 l4 wild l1 l3 l1 l2 l3
    h4 l1 l4 l3 l2 l4 l1 h4 l4 h3 h4 h3 l2 h4 l4 h3 l4 h2 l1 l2 l1 l3 l1 h2 h3 h4 l3 h1 l3
    h2 l4 h1 l4 l1 h4 h2 l2 h1 l4 l2 h1`,
      `h1 l3 l1 l2 l4 l1 l2 l3 l4 l1 l4 l1 l3 l2 l1 l3 h4 h2 h3 h1 h3 l2 h4 l4 l1 l3 h1 l3 l1
    h2 l4 h2 h4 l4 l2 h3 l2 h2 l3 l4 l1 h1 l1 h2 h3 l2 l3 h3 l4 l3 h4 l3 l2 scatter l4 h4 h3
    h4 l2 h2 h4 l4 h4 l1 l2`,
    ),
    wilds: null,
  },
  hold: null,
  buy: { credits: 1447, spins: 10, rows: 16384 },
  maxCredits: 250000,
  books: { word: 'ways-4096-tumble', rows: 131072 },
}
