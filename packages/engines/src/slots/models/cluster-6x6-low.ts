import type { GridModel } from '../grid/index.ts'
import { strips } from './strips.ts'

/** Clusters of five or more, with wilds and a multiplier ladder. */
export const cluster6x6Low: GridModel = {
  id: 'cluster-6x6-low',
  pay: { by: 'cluster' },
  roundCredits: 20,
  rows: 6,
  strips: strips(
    `h3 h3 l3 l3 l1 l1 h4 h4 h3 h3 l2 l2 l4 l4 l2 l2 l3 l3 h1 h1 l2 l2 l1 l1 h1 h1 l3 l3 h2
    h2 h4 h4 l4 l4 h2 h2 l3 l3 l1 l1 l2 l2 h3 h3 l1 l1 h2 h2 h4 h4 h1 h1 l2 l2 l3 l3 h4 h4
    l2 l2 h3 h3 scatter l4 l4 h2 h2 l4 l4 h4 h4 l3 l3 l4 l4 l1 l1 l4 l4 l1 l1`,
    `h2 h2 l1 l1 h2 h2 l3 l3 wild l4 l4 scatter l2 l2 h1 h1 l3 l3 l1 l1 l4 l4 h4 h4 l4 l4 l2
    l2 h1 h1 h3 h3 l3 l3 scatter l3 l3 h3 h3 l2 l2 l4 l4 h4 h4 l1 l1 l2 l2 l1 l1 h3 h3 l3 l3
    h4 h4 l2 l2 h4 h4 l4 l4 h2 h2 l1 l1 wild h3 h3 l3 l3 l4 l4 l2 l2 l1 l1 h2 h2 h4 h4 h1 h1`,
    `h4 h4 l2 l2 l4 l4 l3 l3 l1 l1 h4 h4 h3 h3 h1 h1 l2 l2 l3 l3 h4 h4 l1 l1 l4 l4 l3 l3 l4
    l4 h2 h2 scatter h2 h2 l1 l1 l3 l3 l1 l1 l4 l4 h4 h4 l3 l3 h2 h2 h3 h3 l2 l2 l3 l3 h3 h3
    l4 l4 l2 l2 h1 h1 l2 l2 l1 l1 h2 h2 h1 h1 l2 l2 h3 h3 h4 h4 l4 l4 l1 l1`,
    `l4 l4 l2 l2 h2 h2 l3 l3 h1 h1 l1 l1 l3 l3 h1 h1 l1 l1 h2 h2 h4 h4 h3 h3 l2 l2 h4 h4 l4
    l4 h3 h3 h4 h4 l4 l4 l3 l3 h3 h3 h2 h2 l4 l4 scatter l3 l3 l4 l4 l2 l2 h4 h4 scatter l4
    l4 l3 l3 l1 l1 wild h2 h2 l2 l2 h3 h3 wild l3 l3 l1 l1 l2 l2 l1 l1 l2 l2 h4 h4 h1 h1 l1
    l1`,
    `l1 l1 l2 l2 l1 l1 l3 l3 h4 h4 h3 h3 h2 h2 l2 l2 h2 h2 l4 l4 l3 l3 l4 l4 h2 h2 h4 h4
    scatter l4 l4 h4 h4 l2 l2 l4 l4 l1 l1 l3 l3 h3 h3 h1 h1 l1 l1 h2 h2 h4 h4 l4 l4 h4 h4 l4
    l4 h3 h3 h1 h1 l3 l3 l2 l2 h1 h1 l1 l1 l2 l2 l3 l3 h3 h3 l3 l3 l1 l1 l2 l2`,
    `l3 l3 scatter l2 l2 wild h2 h2 l4 l4 l2 l2 l3 l3 l4 l4 wild l4 l4 l3 l3 l2 l2 h1 h1 l1
    l1 h4 h4 l1 l1 h3 h3 l3 l3 h4 h4 l1 l1 h3 h3 h4 h4 h1 h1 l4 l4 l2 l2 l1 l1 l3 l3 h4 h4
    h3 h3 h2 h2 l2 l2 l3 l3 h2 h2 h1 h1 l1 l1 h4 h4 l4 l4 l1 l1 h3 h3 l2 l2 l4 l4 scatter h2
    h2`,
  ),
  pays: {
    h1: { 5: 25, 6: 55, 7: 120, 8: 270, 10: 600, 12: 1300, 15: 2850, 20: 6300 },
    h2: { 5: 16, 6: 34, 7: 75, 8: 165, 10: 365, 12: 800, 15: 1800, 20: 3900 },
    h3: { 5: 11, 6: 23, 7: 50, 8: 115, 10: 250, 12: 550, 15: 1200, 20: 2650 },
    h4: { 5: 8, 6: 17, 7: 37, 8: 80, 10: 180, 12: 390, 15: 850, 20: 1900 },
    l1: { 5: 5, 6: 11, 7: 24, 8: 55, 10: 120, 12: 260, 15: 600, 20: 1250 },
    l2: { 5: 5, 6: 11, 7: 24, 8: 55, 10: 120, 12: 260, 15: 600, 20: 1250 },
    l3: { 5: 3, 6: 8, 7: 17, 8: 37, 10: 80, 12: 180, 15: 395, 20: 850 },
    l4: { 5: 3, 6: 8, 7: 17, 8: 37, 10: 80, 12: 180, 15: 395, 20: 850 },
  },
  wild: 'wild',
  wilds: null,
  scatter: { symbol: 'scatter', pays: {} },
  tumbles: { ladder: [1, 1, 2, 3, 5], freeLadder: [2, 3, 5, 8], isKept: false },
  orbs: null,
  freeSpins: {
    won: { 4: 8, 5: 10, 6: 15 },
    wonAgain: { 3: 2, 4: 4, 5: 5, 6: 6 },
    most: 40,
    multiplier: 1,
    strips: strips(
      `l4 l4 h4 h4 h3 h3 h4 h4 h3 h3 h1 h1 l4 l4 l3 l3 l2 l2 l3 l3 l1 l1 l3 l3 wild h4 h4
    scatter h3 h3 l2 l2 l1 l1 l4 l4 l1 l1 h2 h2 h3 h3 h2 h2 l2 l2 l3 l3 l1 l1 h1 h1 h4 h4 l4
    l4 wild l1 l1 h1 h1 h4 h4 l3 l3 l2 l2 h2 h2 l2 l2 l3 l3 l4 l4 l1 l1 l2 l2 l4 l4 h2 h2`,
      `l3 l3 scatter h4 h4 l1 l1 l4 l4 l1 l1 l3 l3 h3 h3 l4 l4 l1 l1 l4 l4 wild h3 h3 h1 h1 h3
    h3 l1 l1 l3 l3 h4 h4 l4 l4 h2 h2 l4 l4 h3 h3 l3 l3 l1 l1 l4 l4 l2 l2 h2 h2 l2 l2 h2 h2
    h4 h4 h1 h1 wild l3 l3 h4 h4 h1 h1 h2 h2 l2 l2 l3 l3 l2 l2 h4 h4 l2 l2 l1 l1 l2 l2`,
      `l3 l3 l2 l2 h4 h4 h2 h2 l3 l3 h4 h4 l2 l2 l1 l1 l4 l4 h4 h4 l2 l2 h4 h4 l4 l4 l3 l3 h4
    h4 l2 l2 h3 h3 l1 l1 l3 l3 wild l1 l1 h2 h2 h1 h1 h2 h2 h3 h3 l2 l2 l3 l3 l4 l4 h1 h1 l3
    l3 h1 h1 l4 l4 h3 h3 l2 l2 l4 l4 h2 h2 l1 l1 l4 l4 l1 l1 scatter h3 h3 l1 l1 wild`,
      `l3 l3 h1 h1 h3 h3 l3 l3 h1 h1 l4 l4 h1 h1 l1 l1 h2 h2 l2 l2 h4 h4 l3 l3 wild l4 l4 h4 h4
    l3 l3 h3 h3 l1 l1 h4 h4 wild l2 l2 scatter l3 l3 l1 l1 h2 h2 h4 h4 l2 l2 h2 h2 l1 l1 l2
    l2 h3 h3 l4 l4 l2 l2 h3 h3 l2 l2 l4 l4 l1 l1 l4 l4 l3 l3 h4 h4 l4 l4 h2 h2 l1 l1`,
      `l4 l4 h3 h3 l2 l2 l4 l4 l3 l3 h1 h1 l4 l4 h4 h4 l1 l1 wild l1 l1 h3 h3 h4 h4 l1 l1 h2 h2
    l2 l2 scatter l2 l2 h4 h4 h3 h3 l3 l3 h2 h2 h1 h1 l3 l3 wild l4 l4 l3 l3 h4 h4 l2 l2 l4
    l4 h2 h2 h4 h4 l3 l3 l1 l1 h1 h1 l2 l2 h3 h3 l3 l3 l2 l2 h2 h2 l1 l1 l4 l4 l1 l1`,
      `l1 l1 h4 h4 h1 h1 l2 l2 l1 l1 l3 l3 wild h1 h1 h4 h4 l2 l2 h2 h2 l3 l3 h3 h3 h2 h2 h3 h3
    scatter h4 h4 l4 l4 h1 h1 l1 l1 h4 h4 l2 l2 l4 l4 l3 l3 l4 l4 h2 h2 l4 l4 h3 h3 l1 l1 l3
    l3 l4 l4 l2 l2 l1 l1 l2 l2 l3 l3 h2 h2 l4 l4 l2 l2 wild l3 l3 l1 l1 h4 h4 h3 h3`,
    ),
    wilds: null,
  },
  hold: null,
  buy: null,
  maxCredits: 60000,
  books: { word: 'cluster-6x6-medium', rows: 131072 },
}
