import type { GridModel } from '../grid/index.ts'
import { strips } from './strips.ts'

/** Small wins in paid spins, and orbs in the free spins. */
export const cluster6x6High: GridModel = {
  id: 'cluster-6x6-high',
  pay: { by: 'cluster' },
  roundCredits: 20,
  rows: 6,
  strips: strips(
    `h4 h3 l4 l3 h4 l2 h3 h4 h4 h4 h2 l1 l1 l3 h1 h1 l2 l1 h3 l2 l1 l4 l1 l4 h3 h3 h2 l4 h2
    h2 h1 h4 l1 l4 l3 l3 l4 h1 l3 h1 h3 l4 l2 h2 h2 l1 h4 h4 l2 l1 l3 l2 l4 l4 h4 h4 l3 l1
    l3 l3 scatter h2 h1 l4 l2 h3 l3 l2 l1 l3 l2 l4 l3 l4 h2 h3 l2 l2 l1 l1 l2`,
    `h3 l1 h2 h3 l1 h2 orb l4 l2 l4 l2 l4 h4 h1 l1 h2 l1 l3 h2 l4 h4 l3 h3 l4 l2 h4 l2 h3 l1
    l4 h4 l3 h4 l1 l3 h4 l3 l4 h4 l3 l1 l2 l3 h3 l2 l3 h4 scatter l2 h4 l4 l3 h1 l1 h2 l4 h1
    h4 l2 l3 l1 scatter l4 h2 h3 l2 l1 l2 l4 h1 l2 l3 l4 l2 h2 l3 l1 h1 h3 l1 h3 h2 h1`,
    `h3 l3 h2 l2 l2 h3 h1 h4 l1 l4 h3 l1 h3 l2 l2 h2 l2 h4 h4 h1 h4 h1 l4 l3 l2 l1 h2 h4 l3
    l4 l2 scatter l1 l1 h2 l1 l3 l4 l4 l1 l3 h2 h4 l3 l4 l3 h2 h4 l4 l3 h1 l3 l2 h4 l4 h4 h3
    l4 l4 l2 l1 l1 h1 h2 h2 l3 l1 h4 l1 h3 l3 l2 h1 l1 l4 h3 l2 l3 l2 h3 l4`,
    `h3 l4 l4 h3 h4 h2 l3 l1 l3 l3 l2 h4 l4 l1 l4 l2 h2 l3 h4 h2 h4 h4 l1 l3 l2 l4 l2 h2 l1
    h2 h4 h3 l3 l1 l1 scatter l2 scatter l4 l2 h2 h4 l3 h1 l3 h4 l4 h4 h3 l1 l2 h3 h1 l3 l4
    l4 l4 l3 l1 h1 l1 h3 h1 l4 l2 l2 l2 h3 l3 h2 l1 l4 h4 l2 l1 h3 l2 h1 h1 l3 l1 h2`,
    `l1 l2 h4 l3 l1 l2 h2 h2 h4 l2 l2 h1 l2 h2 l1 h4 l3 h3 h4 l4 l1 l2 l3 h3 l3 h3 l4 h2 l4
    h1 l2 l4 l2 l4 h3 h4 scatter h4 h3 h4 l1 h2 h3 h3 h3 l3 h1 l4 l3 l2 l1 l1 l3 orb l1 l3
    h2 l4 l4 l4 l3 l2 l1 l2 l4 h2 h4 l1 l3 h4 l3 l3 h1 l1 h1 l1 h4 l4 h2 l4 h1 l2`,
    `h3 h2 l4 l1 h2 l3 h3 h3 l3 h2 h1 l3 l3 l4 l2 l2 l2 h4 h4 h3 h4 l4 l2 l1 l1 h3 l4 l3 l2
    l1 l1 l3 h4 l2 l4 h4 l2 h4 h1 l2 l3 h4 h2 l4 h4 l1 h2 h2 h3 l2 l4 l2 l2 h2 h3 scatter h1
    h3 l4 h1 h1 l1 h1 l4 l1 l4 l2 scatter l1 l3 l1 l4 l1 l3 h4 l3 l3 h2 l3 h4 l4 l1`,
  ),
  pays: {
    h1: { 5: 39, 6: 85, 7: 185, 8: 410, 9: 900, 10: 2000, 12: 4400, 15: 9650 },
    h2: { 5: 24, 6: 55, 7: 115, 8: 255, 9: 550, 10: 1250, 12: 2700, 15: 5950 },
    h3: { 5: 16, 6: 36, 7: 80, 8: 175, 9: 380, 10: 850, 12: 1850, 15: 4050 },
    h4: { 5: 12, 6: 25, 7: 55, 8: 125, 9: 270, 10: 600, 12: 1300, 15: 2900 },
    l1: { 5: 8, 6: 17, 7: 37, 8: 80, 9: 180, 10: 400, 12: 900, 15: 1950 },
    l2: { 5: 8, 6: 17, 7: 37, 8: 80, 9: 180, 10: 400, 12: 900, 15: 1950 },
    l3: { 5: 5, 6: 12, 7: 26, 8: 55, 9: 125, 10: 275, 12: 600, 15: 1350 },
    l4: { 5: 5, 6: 12, 7: 26, 8: 55, 9: 125, 10: 275, 12: 600, 15: 1350 },
  },
  wild: null,
  wilds: null,
  scatter: { symbol: 'scatter', pays: {} },
  tumbles: { ladder: [1], freeLadder: [1], isKept: false },
  orbs: {
    symbol: 'orb',
    values: [2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 50, 100],
    weights: [240, 200, 150, 120, 90, 70, 50, 30, 20, 14, 9, 5, 2],
    areKept: true,
  },
  freeSpins: {
    won: { 4: 10, 5: 12, 6: 15 },
    wonAgain: { 3: 4, 4: 5, 5: 6, 6: 8 },
    most: 40,
    multiplier: 1,
    strips: strips(
      `h4 h4 h3 h3 h4 h4 h2 h2 h4 h4 l4 l4 l2 l2 l4 l4 h2 h2 orb h2 h2 l2 l2 l1 l1 l3 l3 orb l1
    l1 l2 l2 l3 l3 l4 l4 h4 h4 l3 l3 l2 l2 l1 l1 h1 h1 h4 h4 h3 h3 l4 l4 l2 l2 l4 l4 l1 l1
    h1 h1 l3 l3 l1 l1 l4 l4 h2 h2 l3 l3 scatter h3 h3 l3 l3 h3 h3 h1 h1 l2 l2 l1 l1 orb`,
      `orb h4 h4 h2 h2 l4 l4 h1 h1 l3 l3 orb h4 h4 h2 h2 l1 l1 l2 l2 l1 l1 l2 l2 h2 h2 l3 l3 h1
    h1 h3 h3 scatter l2 l2 l4 l4 l3 l3 l4 l4 l1 l1 l3 l3 l4 l4 l2 l2 h4 h4 h3 h3 l3 l3 h4 h4
    l1 l1 h1 h1 l3 l3 h2 h2 l2 l2 orb l2 l2 h3 h3 l4 l4 l1 l1 h3 h3 l1 l1 l4 l4 h4 h4`,
      `h4 h4 l3 l3 h2 h2 l1 l1 h4 h4 h2 h2 h1 h1 l4 l4 l3 l3 orb l4 l4 h3 h3 h4 h4 l2 l2 h1 h1
    l2 l2 l4 l4 l2 l2 orb l1 l1 l4 l4 l2 l2 h2 h2 l2 l2 h3 h3 h4 h4 h3 h3 l3 l3 l1 l1 h3 h3
    scatter l3 l3 l4 l4 l1 l1 l3 l3 h4 h4 l3 l3 l1 l1 l4 l4 h1 h1 l2 l2 l1 l1 h2 h2 orb`,
      `h1 h1 l4 l4 h4 h4 orb h1 h1 l3 l3 l2 l2 h4 h4 h2 h2 l1 l1 l2 l2 l1 l1 h2 h2 l2 l2 l1 l1
    l3 l3 orb h4 h4 l2 l2 l3 l3 l4 l4 h2 h2 l1 l1 l4 l4 h2 h2 l2 l2 h1 h1 l4 l4 scatter l3
    l3 h3 h3 orb h3 h3 l4 l4 l3 l3 l1 l1 l3 l3 h4 h4 l2 l2 h4 h4 h3 h3 l1 l1 l4 l4 h3 h3`,
      `h3 h3 l4 l4 orb h2 h2 l1 l1 l3 l3 h3 h3 l3 l3 h2 h2 h4 h4 l1 l1 h2 h2 l2 l2 h2 h2 h1 h1
    l2 l2 l3 l3 h4 h4 l3 l3 l2 l2 h3 h3 l1 l1 l3 l3 l4 l4 l2 l2 h3 h3 l1 l1 l4 l4 l3 l3 l2
    l2 l1 l1 h4 h4 l4 l4 l1 l1 l4 l4 l2 l2 scatter h1 h1 orb h4 h4 l4 l4 orb h1 h1 h4 h4`,
      `h4 h4 l1 l1 l3 l3 l4 l4 l2 l2 l1 l1 h1 h1 h4 h4 l1 l1 l3 l3 l1 l1 h2 h2 h1 h1 l4 l4
    scatter h3 h3 orb h3 h3 l3 l3 orb l2 l2 h2 h2 l1 l1 h1 h1 l3 l3 l4 l4 l3 l3 h2 h2 h3 h3
    l2 l2 l4 l4 h2 h2 l4 l4 l2 l2 h4 h4 l4 l4 h4 h4 l1 l1 l3 l3 h3 h3 orb l2 l2 h4 h4 l2 l2`,
    ),
    wilds: null,
  },
  hold: null,
  buy: { credits: 2007, spins: 8, rows: 16384 },
  maxCredits: 200000,
  books: { word: 'cluster-6x6-high', rows: 131072 },
}
