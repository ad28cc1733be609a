import type { GridModel } from '../grid/index.ts'
import { strips } from './strips.ts'

/** Small clusters on a small board, with many tumbles. */
export const cluster5x5Medium: GridModel = {
  id: 'cluster-5x5-medium',
  pay: { by: 'cluster' },
  roundCredits: 20,
  rows: 5,
  strips: strips(
    `h4 h4 l3 l3 h2 h2 l3 l3 l4 l4 h2 h2 l2 l2 l4 l4 l1 l1 h3 h3 l3 l3 l2 l2 h4 l4 l4 h3 h3
    l2 l2 h4 h4 h1 h1 l1 l1 h1 l1 l1`,
    `l4 l4 h1 h1 h3 h3 l2 l2 h4 h4 l1 l1 l2 l2 h2 h2 l2 l2 h2 h2 l4 l4 l3 l3 h3 h3 l3 l3 h1
    l3 l3 l1 l1 h4 l4 l4 l1 l1 h4 h4`,
    `l4 l4 h3 h3 l1 l1 l4 l4 h1 h1 h3 h3 l1 l1 h4 h4 l1 l1 l2 l2 l3 l3 h2 h2 l2 l2 l3 l3 h2
    h2 l4 l4 h4 l2 l2 h4 h4 h1 l3 l3`,
    `h1 h1 h4 h4 h1 l2 l2 l4 l4 l1 l1 l4 l4 h2 h2 h4 h4 l1 l1 l3 l3 h2 h2 l4 l4 l2 l2 h4 h3
    h3 l3 l3 l1 l1 h3 h3 l3 l3 l2 l2`,
    `l1 l1 h4 l3 l3 h2 h2 l4 l4 h3 h3 l1 l1 l2 l2 h1 l3 l3 l1 l1 h4 h4 l2 l2 h3 h3 h4 h4 h1
    h1 l2 l2 l4 l4 l3 l3 l4 l4 h2 h2`,
  ),
  pays: {
    h1: { 5: 115, 6: 220, 7: 415, 8: 800, 9: 1500, 10: 2850, 12: 5400, 15: 10300 },
    h2: { 5: 70, 6: 135, 7: 255, 8: 490, 9: 950, 10: 1750, 12: 3350, 15: 6350 },
    h3: { 5: 48, 6: 90, 7: 175, 8: 330, 9: 650, 10: 1200, 12: 2250, 15: 4300 },
    h4: { 5: 34, 6: 65, 7: 125, 8: 235, 9: 450, 10: 850, 12: 1650, 15: 3100 },
    l1: { 5: 23, 6: 44, 7: 85, 8: 160, 9: 300, 10: 550, 12: 1100, 15: 2050 },
    l2: { 5: 23, 6: 44, 7: 85, 8: 160, 9: 300, 10: 550, 12: 1100, 15: 2050 },
    l3: { 5: 16, 6: 30, 7: 55, 8: 110, 9: 205, 10: 390, 12: 750, 15: 1400 },
    l4: { 5: 16, 6: 30, 7: 55, 8: 110, 9: 205, 10: 390, 12: 750, 15: 1400 },
  },
  wild: null,
  wilds: null,
  scatter: null,
  tumbles: { ladder: [1, 1, 2, 2, 3], freeLadder: [1], isKept: false },
  orbs: null,
  freeSpins: null,
  hold: null,
  buy: null,
  maxCredits: 20000,
  books: { word: 'cluster-5x5-low', rows: 131072 },
}
