import type { GridModel } from '../grid/index.ts'
import { strips } from './strips.ts'

/** Six reels; free spins have staying wilds and triple wins. */
export const ways729Medium: GridModel = {
  id: 'ways-729-medium',
  pay: { by: 'ways' },
  roundCredits: 50,
  rows: 3,
  strips: strips(
    `l1 h4 h2 l4 h2 h3 l2 l1 l4 h3 h4 h1 l1 l2 h2 l3 h4 l3 h1 l1 l3 h4 l1 l4 l1 l2 l1 l4 l2
    l4 h2 h3 l2 l3 l1 h3 l2 h1 h2 l3 h1 l1 l4 l3 l4 l2 l3 h2 l3 h4 scatter l3 l2 h4 l4 h3
    scatter h4 l4 l3 l4 h3 l2 h4 l1 l2`,
    `l3 l2 l1 h4 l2 l4 h1 h3 l2 h1 h3 l3 l4 l3 h4 scatter h2 l2 l3 l1 l2 scatter h3 h2 l1 l4
    h4 l3 l2 h2 l3 h3 l1 h4 l3 l1 h4 h2 l4 l1 h2 l3 l4 h1 l2 l4 l1 l4 h4 l2 l1 wild h1 l1 h3
    l3 h4 h3 l2 h2 l4 l3 l1 l4 h4 l2 l4`,
    `h2 h4 l3 h4 l3 l4 l3 h2 h4 l1 l2 l1 h1 l3 l4 h1 scatter h3 l4 l2 h2 l4 l3 l2 h4 scatter
    h3 l4 h4 l2 l1 l2 h4 l3 l4 h2 l1 l2 l4 h2 l1 l2 h1 l3 h3 h4 l2 l1 h3 l3 wild l1 l2 l4 l1
    h1 l4 h2 l1 h3 l3 h4 l4 h3 l1 l2 l3`,
    `l3 h4 l4 h2 l1 l3 l2 l1 wild scatter l2 l3 h4 l2 l1 l2 h2 l1 l3 l1 l4 h3 l2 l1 h4 l4 h3
    l3 l4 h3 l1 l3 l1 h4 l3 h1 h3 scatter l4 h4 l4 h2 l2 l4 l2 l3 h3 l1 l4 h2 h3 l2 l3 h4 l4
    h1 h4 l2 h2 l1 h4 h1 l2 l3 h1 h2 l4`,
    `l2 l1 l4 l4 l2 l1 l2 l3 l4 h4 h3 l1 l2 h2 l2 l1 l3 h4 h4 l1 l3 l4 l3 l2 h1 l3 h2 h4 wild
    l4 h4 h1 scatter l1 l1 l3 h4 l3 l4 l3 h1 l3 h3 l4 scatter h3 h2 h1 l1 h3 l2 l4 h2 l3 l2
    l2 l4 h3 h3 h2 h4 l4 l1 l2 h2 h4 l1`,
    `h3 h4 h1 h2 h3 l3 l1 h2 h4 l4 l4 l4 l3 h1 l3 l2 l4 scatter l3 l1 h4 l3 l2 l3 l4 scatter
    h1 h3 h2 h4 l1 l2 l3 l2 h2 l4 l1 h3 h4 l1 l2 l3 l1 h4 l1 l4 h4 h3 h2 h4 l1 l4 l2 l4 l4
    h1 l2 l3 h2 l2 l2 l2 h3 l3 l1 l1`,
  ),
  pays: {
    h1: { 3: 10, 4: 70, 5: 480, 6: 3400 },
    h2: { 3: 6, 4: 43, 5: 300, 6: 2100 },
    h3: { 3: 4, 4: 29, 5: 205, 6: 1400 },
    h4: { 3: 3, 4: 21, 5: 145, 6: 1000 },
    l1: { 4: 14, 5: 95, 6: 700 },
    l2: { 4: 14, 5: 95, 6: 700 },
    l3: { 4: 9, 5: 65, 6: 465 },
    l4: { 4: 9, 5: 65, 6: 465 },
  },
  wild: 'wild',
  wilds: null,
  scatter: { symbol: 'scatter', pays: {} },
  tumbles: null,
  orbs: null,
  freeSpins: {
    won: { 4: 8, 5: 10, 6: 15 },
    wonAgain: {},
    most: 15,
    multiplier: 3,
    strips: strips(
      `h2 h3 l1 l3 h2 h1 l4 l1 l1 h2 l4 h4 l4 h4 l1 l2 h2 l2 h4 l2 h3 l1 h3 l4 l3 l4 l3 l2 l4
    l1 h3 l3 l3 h3 l2 l1 l2 h4 h4 h1 l3 l1 h2 l2 l3 h1 l2 l2 h4 l1 l1 h1 h4 l4 l3 h3 l3 l4
    l4 h2 l3 h4 l2 l4`,
      `h4 l1 l3 l4 h2 l1 h1 l2 h3 l4 l3 l4 h1 h4 l1 l2 l1 h3 h4 h2 l4 l2 l3 l4 wild l3 h4 l3 l2
    l3 h2 h3 l2 h3 h4 l1 h1 l1 l4 l1 l2 h2 h3 h4 l2 l3 l2 l3 l1 l4 l2 h3 l3 l4 l1 l2 h4 h1
    l4 l1 h2 l4 h4 h2 l3`,
      `l4 l1 l3 h4 l2 l3 l3 l4 wild l3 h3 h3 l4 l4 l3 l4 l1 l3 h2 l2 l3 h2 l1 h3 h4 l1 h3 h4 h4
    l2 h4 l2 l2 l4 h1 h2 l4 h4 l3 h4 h2 l1 l4 h2 l1 l2 h1 h3 l2 l4 l4 l1 l2 l1 l1 h1 l3 l3
    h3 h2 l2 l2 h1 h4 l1`,
      `l2 l2 h4 h3 l4 l2 h2 h2 h3 l3 h4 h2 l1 l4 h1 l2 l2 h3 l3 l3 l1 h1 h3 l2 l4 l1 l2 h4 l4
    l3 l3 h1 h4 h4 wild l2 h3 l3 l4 h3 l4 l1 h2 h4 l1 l1 l2 l4 h4 h2 l2 h1 l3 l4 l1 l3 h2 l4
    l1 l4 l1 l3 l3 h4 l1`,
      `l2 h4 l2 h4 l3 l2 h2 l3 l4 wild l3 l4 l3 l1 h1 l4 h2 h4 l1 h3 l1 h3 h2 h4 l3 l2 l3 l2 h4
    h1 h3 l4 l2 h3 h1 l3 l4 h1 l4 l1 l4 l3 h4 l2 l1 l2 l1 h2 l1 h3 l4 h2 l2 h2 l1 l3 h3 l4
    h4 l3 l1 h4 l2 l4 l1`,
      `h1 l3 h2 l4 l3 l2 h3 l2 l4 h1 h3 l2 h3 l1 l4 h4 l4 h2 l1 h2 l2 l3 h3 l3 l4 l1 l2 l1 l2
    l1 l3 l1 h4 l2 h2 l1 l3 h2 l4 h3 l3 h4 l4 h2 l4 h4 l2 h1 l4 l3 l1 h4 l3 l1 l2 h3 h4 l4
    l1 l2 l3 h4 h1 h4`,
    ),
    wilds: 'stay',
  },
  hold: null,
  buy: { credits: 3988, spins: 8, rows: 16384 },
  maxCredits: 250000,
  books: { word: 'ways-729-high', rows: 131072 },
}
