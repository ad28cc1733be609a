import type { GridModel } from '../grid/index.ts'
import { strips } from './strips.ts'

/** Rare clusters on a small board, and free spins whose multiplier never resets. */
export const cluster5x5High: GridModel = {
  id: 'cluster-5x5-high',
  pay: { by: 'cluster' },
  roundCredits: 20,
  rows: 5,
  strips: strips(
    `l3 l3 l2 l1 l1 l3 h3 l4 l4 h4 h4 h2 l4 l4 h4 l1 l1 h2 h2 l2 scatter l2 l2 l1 l2 l3 h1 h1
    l4 l3 l3 h3 h4 h4 l4 l4 h1 l2 h3 h3 l3 l1 h2`,
    `h3 h2 h2 h1 h1 l1 h4 l2 h4 h3 l2 h4 l4 l4 h3 h3 l2 l2 l4 l4 l4 l4 l4 h4 scatter l2 h2 h4
    l2 l3 l3 l3 l3 h1 l1 l1 h2 l1 l3 l1 l1 l3 l3`,
    `l3 h2 scatter l1 l4 l4 l4 l1 h1 h1 l4 l4 h1 h2 h2 l2 h4 l4 l4 l2 l2 h3 l2 l1 l1 h4 h4 l3
    h2 h4 h4 l3 l3 l1 l1 l3 l3 l3 h3 h3 l2 l2 h3`,
    `l2 h2 l4 l4 h4 h3 l2 l2 h2 h3 l3 l3 l3 scatter l4 l4 l4 l4 h4 h3 l1 l2 h4 h3 l2 l4 l3 l3
    h4 h1 h2 h2 l3 l3 l1 l1 l1 l1 h1 h1 l2 l1 h4`,
    `h4 h4 h3 h2 l1 h1 l3 h4 h4 l4 h3 h3 h1 l1 l1 l4 l4 l3 l3 l2 l2 scatter l4 l4 l2 l2 l3 l3
    h2 h2 h3 l4 l4 l1 l1 l2 l3 h2 l2 h4 l1 l3 h1`,
  ),
  pays: {
    h1: { 5: 19, 6: 40, 7: 95, 8: 230, 9: 570, 10: 1150, 12: 2870, 15: 9600 },
    h2: { 5: 12, 6: 25, 7: 60, 8: 150, 9: 370, 10: 740, 12: 1850, 15: 6200 },
    h3: { 5: 8, 6: 16, 7: 40, 8: 100, 9: 245, 10: 490, 12: 1230, 15: 4100 },
    h4: { 5: 6, 6: 12, 7: 30, 8: 70, 9: 180, 10: 360, 12: 900, 15: 3000 },
    l1: { 5: 4, 6: 8, 7: 21, 8: 50, 9: 125, 10: 245, 12: 620, 15: 2050 },
    l2: { 5: 4, 6: 8, 7: 21, 8: 50, 9: 125, 10: 245, 12: 620, 15: 2050 },
    l3: { 5: 3, 6: 5, 7: 14, 8: 35, 9: 80, 10: 165, 12: 410, 15: 1370 },
    l4: { 5: 3, 6: 5, 7: 14, 8: 35, 9: 80, 10: 165, 12: 410, 15: 1370 },
  },
  wild: null,
  wilds: null,
  scatter: { symbol: 'scatter', pays: {} },
  tumbles: { ladder: [1], freeLadder: [1, 2, 3, 4, 5, 6, 8, 10], isKept: true },
  orbs: null,
  freeSpins: {
    won: { 3: 10, 4: 12, 5: 15 },
    wonAgain: { 3: 5, 4: 5, 5: 5 },
    most: 30,
    multiplier: 1,
    strips: strips(
      `l3 l1 h3 h3 l3 l3 l2 l2 l2 h1 h1 h3 h3 h2 h2 l2 l2 l2 scatter l4 l4 l4 l1 l1 l1 h1 h4 l3
      l3 l3 l4 l4 l4 l4 l3 h1 l1 l1 h4 h4 h4 h4 h2 h2`,
      `l3 h1 h2 l3 l1 l1 h1 h1 scatter l4 h4 h4 l3 l3 l3 l2 l2 l2 l1 l1 l4 l4 l1 l1 h2 h3 h3 h3
      l2 h4 h4 l2 l3 l3 l2 h2 h2 h1 h3 l4 h4 l4 l4 l4`,
      `l4 l4 h2 h2 l3 l4 l3 l4 l4 scatter l2 l2 h2 l2 l2 l2 h1 h1 h1 h3 h4 h1 h3 l1 l1 l1 h2 h3
      h3 l2 h4 h4 l4 l4 l3 h4 h4 l1 l3 l3 l3 l1 l1 l3`,
      `l3 h1 h1 l3 scatter l4 h3 h3 l1 l1 l4 l4 l3 l3 l1 l1 l1 h1 h1 l4 l4 l4 l2 l2 l2 h2 l1 h3
      h3 h4 h4 h2 h2 h2 l3 l3 l4 l2 l2 l2 h4 h4 h4 l3`,
      `l3 scatter h1 l3 l3 l3 h2 h1 h1 h1 h4 h4 h3 h3 l3 l1 h2 h2 l4 l4 h4 h4 h2 l4 l4 l3 h3 h3
      l2 l2 l2 l2 l2 l2 l4 l4 l4 l1 l1 l1 l1 h4 l3 l1`,
    ),
    wilds: null,
  },
  hold: null,
  buy: null,
  maxCredits: 100000,
  books: { word: 'cluster-5x5-high', rows: 131072 },
}
