import type { GridModel } from '../grid/index.ts'
import { strips } from './strips.ts'

/** Clusters of four or more, with frequent small wins. */
export const cluster6x5Low: GridModel = {
  id: 'cluster-6x5-low',
  pay: { by: 'cluster' },
  roundCredits: 20,
  rows: 5,
  strips: strips(
    `l2 l2 h3 h3 h1 h1 h4 h4 h3 h3 l1 l1 h2 h2 l4 l4 h2 h2 l2 l2 l3 l3 h4 l1 l1 h1 l4 l4 l2
    l2 h4 h4 l3 l3 l1 l1 l4 l4 l3 l3`,
    `l3 l3 l4 l4 l2 l2 h4 h4 l1 l1 l3 l3 l2 l2 h1 h3 h3 h4 l1 l1 l4 l4 h3 h3 l4 l4 l3 l3 h2
    h2 l2 l2 h1 h1 h4 h4 h2 h2 l1 l1`,
    `h4 h4 h3 h3 l4 l4 l2 l2 l1 l1 h4 h4 l2 l2 l3 l3 h2 h2 h1 h1 l1 l1 h3 h3 l1 l1 l3 l3 l4
    l4 l2 l2 h4 l4 l4 h1 h2 h2 l3 l3`,
    `h2 h2 l1 l1 l2 l2 l3 l3 l4 l4 h3 h3 h4 l3 l3 h3 h3 l4 l4 l1 l1 h4 h4 h1 h1 h2 h2 l3 l3
    h1 l2 l2 l1 l1 h4 h4 l4 l4 l2 l2`,
    `l2 l2 l1 l1 h4 h4 l1 l1 l4 l4 l1 l1 l4 l4 l3 l3 h3 h3 l3 l3 h1 l3 l3 l2 l2 l4 l4 h2 h2
    h4 l2 l2 h1 h1 h4 h4 h2 h2 h3 h3`,
    `h2 h2 l3 l3 h3 h3 h1 h1 l1 l1 l3 l3 h1 l1 l1 l3 l3 h3 h3 l2 l2 l4 l4 h4 h4 l2 l2 h4 l4
    l4 h2 h2 l4 l4 l2 l2 l1 l1 h4 h4`,
  ),
  pays: {
    h1: { 5: 90, 6: 175, 7: 335, 8: 650, 9: 1200, 10: 2300, 12: 4350, 15: 8250 },
    h2: { 5: 55, 6: 110, 7: 205, 8: 390, 9: 750, 10: 1400, 12: 2700, 15: 5100 },
    h3: { 5: 39, 6: 75, 7: 140, 8: 265, 9: 500, 10: 950, 12: 1800, 15: 3450 },
    h4: { 5: 28, 6: 55, 7: 100, 8: 190, 9: 360, 10: 700, 12: 1300, 15: 2450 },
    l1: { 5: 18, 6: 35, 7: 65, 8: 125, 9: 240, 10: 455, 12: 850, 15: 1650 },
    l2: { 5: 18, 6: 35, 7: 65, 8: 125, 9: 240, 10: 455, 12: 850, 15: 1650 },
    l3: { 5: 13, 6: 24, 7: 46, 8: 85, 9: 165, 10: 315, 12: 600, 15: 1150 },
    l4: { 5: 13, 6: 24, 7: 46, 8: 85, 9: 165, 10: 315, 12: 600, 15: 1150 },
  },
  wild: null,
  wilds: null,
  scatter: null,
  tumbles: { ladder: [1], freeLadder: [1], isKept: false },
  orbs: null,
  freeSpins: null,
  hold: null,
  buy: null,
  maxCredits: 20000,
  books: { word: 'cluster-6x5-low', rows: 131072 },
}
