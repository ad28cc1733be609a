import type { GridModel } from '../grid/index.ts'
import { strips } from './strips.ts'

/** Clusters on a large board; free spins keep their ladder. */
export const cluster7x7Medium: GridModel = {
  id: 'cluster-7x7-medium',
  pay: { by: 'cluster' },
  roundCredits: 20,
  rows: 7,
  strips: strips(
    `l2 l2 h4 h4 h2 h2 l3 l3 h2 h2 l4 l4 l1 l1 h1 h1 l4 l4 l2 l2 l4 l4 l3 l3 l1 l1 h4 h4 l1
    l1 l2 l2 l4 l4 h3 h3 h2 h2 h4 h4 h1 h1 h3 h3 h4 h4 l3 l3 l1 l1 l2 l2 l3 l3 l2 l2 h1 h1
    l1 l1 scatter h4 h4 h3 h3 l1 l1 l4 l4 h2 h2 l2 l2 l3 l3 h3 h3 l3 l3 l4 l4`,
    `l1 l1 h3 h3 l3 l3 scatter l3 l3 h3 h3 h1 h1 l1 l1 h4 h4 l2 l2 l1 l1 l4 l4 h4 h4 h2 h2 l1
    l1 h2 h2 h1 h1 h3 h3 l3 l3 l4 l4 l2 l2 h3 h3 l3 l3 h4 h4 l1 l1 h2 h2 l4 l4 h4 h4 l4 l4
    l1 l1 l2 l2 l3 l3 l2 l2 h2 h2 l2 l2 h4 h4 l4 l4 h1 h1 l2 l2 l4 l4 l3 l3`,
    `h4 h4 h1 h1 l4 l4 l2 l2 l3 l3 l1 l1 h3 h3 l1 l1 l4 l4 h2 h2 h4 h4 l4 l4 l2 l2 l4 l4 h4
    h4 h1 h1 h2 h2 l3 l3 l2 l2 h2 h2 l1 l1 h3 h3 l2 l2 l4 l4 l3 l3 h4 h4 scatter l1 l1 l3 l3
    h3 h3 h2 h2 l3 l3 h3 h3 l1 l1 l3 l3 l4 l4 l2 l2 l1 l1 h4 h4 l2 l2 h1 h1`,
    `h3 h3 l1 l1 h2 h2 l3 l3 h1 h1 wild l4 l4 h3 h3 l1 l1 h2 h2 l2 l2 l1 l1 wild l2 l2 h4 h4
    l4 l4 h4 h4 h1 h1 l2 l2 l4 l4 h3 h3 l4 l4 l1 l1 h4 h4 l3 l3 h4 h4 h3 h3 l2 l2 scatter l3
    l3 h1 h1 l2 l2 l1 l1 l3 l3 l4 l4 h2 h2 l3 l3 l2 l2 l1 l1 h4 h4 l4 l4 l3 l3 h2 h2`,
    `h3 h3 h4 h4 l1 l1 h2 h2 l4 l4 h4 h4 h1 h1 scatter h1 h1 l4 l4 l3 l3 h4 h4 h2 h2 l2 l2 l3
    l3 l1 l1 l2 l2 h2 h2 h3 h3 l4 l4 l1 l1 l3 l3 h4 h4 l2 l2 l4 l4 l3 l3 h4 h4 h3 h3 l2 l2
    l1 l1 h3 h3 l3 l3 l2 l2 h2 h2 l4 l4 l1 l1 l4 l4 h1 h1 l3 l3 l1 l1 l2 l2`,
    `l4 l4 l2 l2 l4 l4 l1 l1 l4 l4 h1 h1 l2 l2 l3 l3 h2 h2 h3 h3 h4 h4 l3 l3 h4 h4 h1 h1 h3
    h3 l2 l2 l3 l3 l2 l2 h4 h4 l3 l3 l1 l1 h4 h4 h2 h2 l4 l4 l2 l2 h2 h2 l3 l3 l1 l1 l2 l2
    l3 l3 l1 l1 h3 h3 l4 l4 l1 l1 h2 h2 h1 h1 l4 l4 h4 h4 l1 l1 scatter h3 h3`,
    `h1 h1 scatter l2 l2 l4 l4 h2 h2 l2 l2 l3 l3 h4 h4 l1 l1 h2 h2 h3 h3 l3 l3 l1 l1 h2 h2 h4
    h4 h1 h1 l3 l3 h4 h4 l4 l4 l2 l2 l4 l4 h2 h2 l2 l2 l3 l3 l4 l4 l1 l1 h3 h3 l2 l2 h4 h4
    l1 l1 h3 h3 l4 l4 h4 h4 l2 l2 l1 l1 l4 l4 l1 l1 l3 l3 h1 h1 h3 h3 l3 l3`,
  ),
  pays: {
    h1: { 5: 10, 6: 25, 7: 60, 8: 145, 9: 345, 10: 850, 12: 2000, 15: 4750, 20: 11450, 25: 27450 },
    h2: { 5: 6, 6: 15, 7: 37, 8: 90, 9: 215, 10: 500, 12: 1250, 15: 2950, 20: 7100, 25: 17000 },
    h3: { 5: 4, 6: 10, 7: 25, 8: 60, 9: 145, 10: 345, 12: 850, 15: 2000, 20: 4800, 25: 11550 },
    h4: { 5: 3, 6: 7, 7: 18, 8: 43, 9: 105, 10: 250, 12: 600, 15: 1450, 20: 3450, 25: 8250 },
    l1: { 5: 2, 6: 5, 7: 12, 8: 29, 9: 70, 10: 165, 12: 395, 15: 950, 20: 2300, 25: 5500 },
    l2: { 5: 2, 6: 5, 7: 12, 8: 29, 9: 70, 10: 165, 12: 395, 15: 950, 20: 2300, 25: 5500 },
    l3: { 5: 1, 6: 3, 7: 8, 8: 20, 9: 47, 10: 115, 12: 275, 15: 650, 20: 1600, 25: 3800 },
    l4: { 5: 1, 6: 3, 7: 8, 8: 20, 9: 47, 10: 115, 12: 275, 15: 650, 20: 1600, 25: 3800 },
  },
  wild: 'wild',
  wilds: null,
  scatter: { symbol: 'scatter', pays: {} },
  tumbles: {
    ladder: [1, 2, 3, 4, 5],
    freeLadder: [3, 5, 8, 10, 12, 15, 20, 25, 30, 40, 50],
    isKept: true,
  },
  orbs: null,
  freeSpins: {
    won: { 4: 8, 5: 10, 6: 12, 7: 15 },
    wonAgain: { 3: 2, 4: 4, 5: 6, 6: 8, 7: 10 },
    most: 40,
    multiplier: 1,
    strips: strips(
      `l2 l2 h2 h2 l3 l3 h4 h4 h2 h2 l4 l4 l3 l3 l4 l4 l1 l1 l3 l3 l2 l2 l1 l1 l2 l2 l4 l4 l2
    l2 h3 h3 l1 l1 l3 l3 h3 h3 h1 h1 l4 l4 h1 h1 scatter l3 l3 l1 l1 h4 h4 l2 l2 h1 h1 h4 h4
    h2 h2 l1 l1 l4 l4 l3 l3 h3 h3 l2 l2 h4 h4 h2 h2 h4 h4 l4 l4 h3 h3 l1 l1`,
      `l4 l4 l1 l1 l3 l3 l4 l4 l2 l2 h4 h4 l3 l3 h3 h3 l1 l1 h2 h2 l2 l2 h1 h1 h2 h2 scatter h1
    h1 h4 h4 l2 l2 l3 l3 l2 l2 h3 h3 l3 l3 h3 h3 l1 l1 l2 l2 h3 h3 h2 h2 h1 h1 l1 l1 l4 l4
    l2 l2 l3 l3 h4 h4 l4 l4 l3 l3 l1 l1 h2 h2 l4 l4 l1 l1 h4 h4 l4 l4 h4 h4`,
      `h2 h2 h1 h1 h4 h4 scatter h4 h4 l1 l1 l4 l4 l2 l2 l1 l1 l4 l4 l3 l3 l1 l1 h2 h2 l1 l1 h3
    h3 l2 l2 h1 h1 l2 l2 h2 h2 l4 l4 l1 l1 h4 h4 l4 l4 l3 l3 h4 h4 h3 h3 l2 l2 h3 h3 l1 l1
    l3 l3 l2 l2 l3 l3 l2 l2 h3 h3 l3 l3 h2 h2 l3 l3 l4 l4 h1 h1 l4 l4 h4 h4`,
      `l4 l4 l3 l3 h4 h4 l1 l1 l4 l4 h4 h4 l4 l4 h3 h3 h1 h1 wild h4 h4 l3 l3 h1 h1 l1 l1 l4 l4
    l1 l1 l4 l4 scatter h3 h3 l3 l3 h4 h4 l4 l4 l2 l2 h2 h2 l3 l3 h4 h4 l1 l1 h2 h2 wild h3
    h3 l1 l1 l2 l2 l3 l3 h2 h2 l1 l1 l2 l2 h1 h1 l2 l2 h2 h2 l2 l2 l3 l3 l2 l2 h3 h3`,
      `l4 l4 h3 h3 h2 h2 l4 l4 l3 l3 h2 h2 l2 l2 l1 l1 h4 h4 l3 l3 l1 l1 l4 l4 h4 h4 h2 h2 l1
    l1 l2 l2 l3 l3 h4 h4 l2 l2 h3 h3 h1 h1 l1 l1 l4 l4 h1 h1 l4 l4 l1 l1 h4 h4 h3 h3 l3 l3
    l2 l2 h4 h4 l3 l3 l4 l4 l2 l2 h2 h2 l1 l1 l2 l2 l3 l3 h3 h3 h1 h1 scatter`,
      `scatter h3 h3 l1 l1 l3 l3 l1 l1 l4 l4 l3 l3 l1 l1 h3 h3 l4 l4 l3 l3 l1 l1 l4 l4 l3 l3 h2
    h2 l2 l2 l3 l3 h2 h2 l1 l1 l4 l4 h2 h2 h4 h4 h3 h3 l1 l1 l2 l2 h4 h4 l2 l2 h4 h4 h1 h1
    h4 h4 h1 h1 h4 h4 h3 h3 l4 l4 l2 l2 l3 l3 l2 l2 h2 h2 h1 h1 l4 l4 l2 l2`,
      `l2 l2 h4 h4 h3 h3 h1 h1 h2 h2 l1 l1 l3 l3 l1 l1 h3 h3 l4 l4 h2 h2 l4 l4 l3 l3 l2 l2 l4
    l4 l2 l2 h2 h2 h3 h3 h2 h2 l4 l4 h1 h1 h4 h4 l3 l3 h4 h4 l2 l2 l1 l1 l4 l4 l3 l3 l4 l4
    l3 l3 scatter h3 h3 l1 l1 h1 h1 l2 l2 h4 h4 l1 l1 l2 l2 l1 l1 l3 l3 h4 h4`,
    ),
    wilds: null,
  },
  hold: null,
  buy: { credits: 1224, spins: 8, rows: 16384 },
  maxCredits: 200000,
  books: { word: 'cluster-7x7-high', rows: 131072 },
}
