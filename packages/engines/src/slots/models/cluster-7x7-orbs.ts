import type { GridModel } from '../grid/index.ts'
import { strips } from './strips.ts'

/** Clusters on a large board; orbs multiply the win of a spin with all its tumbles. */
export const cluster7x7Orbs: GridModel = {
  id: 'cluster-7x7-orbs',
  pay: { by: 'cluster' },
  roundCredits: 20,
  rows: 7,
  strips: strips(
    `h3 h3 l1 l1 h3 h3 l4 l4 l1 l1 l3 l3 h4 h1 l4 l4 h2 h2 l3 l3 h1 h1 l2 l2 l4 l4 l2 l2 h4
    h4 l3 l3 h2 h2 l1 l1 h4 h4 l2 l2`,
    `l1 l1 l4 l4 h2 h2 h4 l3 l3 h1 l1 l1 h3 h3 l1 l1 l2 l2 orb h3 h3 h4 h4 l3 l3 h1 h1 l2 l2
    h2 h2 h4 h4 l4 l4 l3 l3 l4 l4 l2 l2`,
    `l3 l3 l4 l4 h2 h2 l4 l4 l1 l1 h3 h3 l1 l1 h1 h1 l2 l2 l3 l3 h4 h4 h2 h2 h3 h3 h4 l2 l2
    l4 l4 l3 l3 h1 h4 h4 l1 l1 l2 l2`,
    `l3 l3 l2 l2 h1 l4 l4 l2 l2 l1 l1 l3 l3 h1 h1 h4 l1 l1 h4 h4 l3 l3 h3 h3 l4 l4 h4 h4 h2
    h2 l1 l1 h3 h3 h2 h2 orb l2 l2 l4 l4`,
    `l1 l1 l4 l4 h4 h4 l2 l2 h2 h2 l2 l2 l4 l4 l2 l2 h3 h3 h4 h2 h2 h1 h1 h3 h3 l3 l3 l1 l1
    l3 l3 l1 l1 h1 l3 l3 h4 h4 l4 l4`,
    `l3 l3 l4 l4 l3 l3 l2 l2 h1 h3 h3 h2 h2 l3 l3 l1 l1 h3 h3 l4 l4 h4 h4 l2 l2 l4 l4 h4 h4
    l1 l1 orb l1 l1 h1 h1 h4 h2 h2 l2 l2`,
    `l4 l4 h3 h3 h1 h1 l4 l4 h2 h2 l1 l1 h4 l2 l2 l3 l3 l1 l1 h3 h3 h4 h4 l2 l2 l3 l3 h2 h2
    l1 l1 l3 l3 l4 l4 h4 h4 h1 l2 l2`,
  ),
  pays: {
    h1: { 5: 10, 6: 19, 7: 36, 8: 70, 9: 130, 10: 250, 12: 470, 15: 900, 20: 1700, 25: 3250 },
    h2: { 5: 6, 6: 12, 7: 22, 8: 43, 9: 80, 10: 155, 12: 295, 15: 550, 20: 1050, 25: 2000 },
    h3: { 5: 4, 6: 8, 7: 15, 8: 29, 9: 55, 10: 105, 12: 200, 15: 375, 20: 700, 25: 1350 },
    h4: { 5: 3, 6: 6, 7: 11, 8: 21, 9: 39, 10: 75, 12: 140, 15: 270, 20: 500, 25: 950 },
    l1: { 5: 2, 6: 4, 7: 7, 8: 14, 9: 26, 10: 50, 12: 95, 15: 180, 20: 340, 25: 650 },
    l2: { 5: 2, 6: 4, 7: 7, 8: 14, 9: 26, 10: 50, 12: 95, 15: 180, 20: 340, 25: 650 },
    l3: { 5: 1, 6: 3, 7: 5, 8: 9, 9: 18, 10: 34, 12: 65, 15: 125, 20: 235, 25: 445 },
    l4: { 5: 1, 6: 3, 7: 5, 8: 9, 9: 18, 10: 34, 12: 65, 15: 125, 20: 235, 25: 445 },
  },
  wild: null,
  wilds: null,
  scatter: null,
  tumbles: { ladder: [1], freeLadder: [1], isKept: false },
  orbs: {
    symbol: 'orb',
    values: [2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 50, 100],
    weights: [240, 200, 150, 120, 90, 70, 50, 30, 20, 14, 9, 5, 2],
    areKept: false,
  },
  freeSpins: null,
  hold: null,
  buy: null,
  maxCredits: 100000,
  books: { word: 'cluster-7x7-orbs', rows: 131072 },
}
