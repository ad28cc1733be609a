import type { GridModel } from '../grid/index.ts'
import { strips } from './strips.ts'

/** Clusters on a wide board with wilds; free spins double wins. */
export const cluster7x5Medium: GridModel = {
  id: 'cluster-7x5-medium',
  pay: { by: 'cluster' },
  roundCredits: 20,
  rows: 5,
  strips: strips(
    `scatter l1 l1 h2 h2 l3 l3 h1 h1 l4 l4 l1 l1 h2 h2 h3 h3 l2 l2 l4 l4 l3 l3 l1 l1 l3 l3 l1
    l1 h3 h3 l3 l3 l2 l2 l1 l1 l2 l2 h4 h4 l3 l3 l2 l2 h4 h4 l4 l4 h4 h4 h1 h1 l3 l3 h4 h4
    h3 h3 h1 h1 h2 h2 l4 l4 l2 l2 h4 h4 h2 h2 l4 l4 l1 l1 l2 l2 l4 l4 h3 h3`,
    `h1 h1 l4 l4 l2 l2 h4 h4 l1 l1 l2 l2 h2 h2 l4 l4 h2 h2 l2 l2 l1 l1 l3 l3 h2 h2 h4 h4 h2
    h2 l3 l3 h3 h3 l1 l1 l2 l2 l3 l3 l4 l4 h1 h1 l3 l3 l4 l4 h3 h3 l1 l1 h3 h3 scatter l2 l2
    l4 l4 h4 h4 l2 l2 scatter h4 h4 l1 l1 h3 h3 l3 l3 l4 l4 l1 l1 h1 h1 l3 l3 h4 h4`,
    `l3 l3 h3 h3 wild h2 h2 h4 h4 l4 l4 h1 h1 h3 h3 l2 l2 l4 l4 h2 h2 l1 l1 l4 l4 l1 l1 l3 l3
    l2 l2 l4 l4 l2 l2 wild l3 l3 h4 h4 h1 h1 l1 l1 h3 h3 l1 l1 l3 l3 h2 h2 l4 l4 h1 h1 l1 l1
    h4 h4 l1 l1 l4 l4 h4 h4 scatter l3 l3 l2 l2 h4 h4 l2 l2 h2 h2 l3 l3 h3 h3 l2 l2`,
    `l3 l3 scatter h3 h3 l4 l4 l1 l1 h1 h1 l2 l2 h2 h2 l3 l3 l4 l4 h4 h4 h2 h2 h3 h3 l2 l2
    wild h2 h2 h1 h1 h3 h3 h1 h1 scatter wild l2 l2 h4 h4 l4 l4 l3 l3 l2 l2 l4 l4 l1 l1 l3
    l3 l2 l2 l3 l3 h2 h2 h4 h4 l4 l4 l1 l1 l3 l3 l1 l1 h4 h4 l1 l1 l2 l2 l1 l1 l4 l4 h4 h4
    h3 h3`,
    `h4 h4 l4 l4 h3 h3 l1 l1 h4 h4 l1 l1 l4 l4 l3 l3 h1 h1 h3 h3 l4 l4 l3 l3 wild l4 l4 l1 l1
    l2 l2 l3 l3 h2 h2 l4 l4 l2 l2 h1 h1 wild h4 h4 h3 h3 h2 h2 l2 l2 h2 h2 l1 l1 l3 l3 h2 h2
    l2 l2 l3 l3 l2 l2 l3 l3 l1 l1 h4 h4 l2 l2 l4 l4 h3 h3 h4 h4 l1 l1 scatter h1 h1`,
    `l3 l3 scatter l3 l3 l4 l4 h4 h4 scatter h1 h1 l4 l4 h4 h4 l1 l1 h4 h4 l2 l2 l3 l3 h4 h4
    l4 l4 h1 h1 l2 l2 h4 h4 l1 l1 h2 h2 l3 l3 l2 l2 h3 h3 l1 l1 l2 l2 l3 l3 l1 l1 h3 h3 h2
    h2 l1 l1 l3 l3 l4 l4 l2 l2 h2 h2 l2 l2 h3 h3 l4 l4 h3 h3 h1 h1 h2 h2 l4 l4 l1 l1`,
    `l4 l4 h4 h4 l2 l2 h2 h2 h4 h4 l4 l4 scatter l4 l4 l2 l2 h3 h3 h1 h1 l3 l3 l2 l2 l1 l1 h1
    h1 l1 l1 h2 h2 h3 h3 l2 l2 h2 h2 h4 h4 l3 l3 l1 l1 l2 l2 l3 l3 l1 l1 l4 l4 l3 l3 h3 h3
    h4 h4 h2 h2 l1 l1 l4 l4 h3 h3 l2 l2 h1 h1 l4 l4 l3 l3 h4 h4 l1 l1 l3 l3`,
  ),
  pays: {
    h1: { 5: 31, 6: 65, 7: 140, 8: 290, 10: 600, 12: 1300, 15: 2700, 20: 5650 },
    h2: { 5: 19, 6: 41, 7: 85, 8: 180, 10: 380, 12: 800, 15: 1650, 20: 3500 },
    h3: { 5: 13, 6: 28, 7: 60, 8: 120, 10: 255, 12: 550, 15: 1150, 20: 2400 },
    h4: { 5: 9, 6: 20, 7: 42, 8: 85, 10: 185, 12: 385, 15: 800, 20: 1700 },
    l1: { 5: 6, 6: 13, 7: 28, 8: 60, 10: 120, 12: 255, 15: 550, 20: 1150 },
    l2: { 5: 6, 6: 13, 7: 28, 8: 60, 10: 120, 12: 255, 15: 550, 20: 1150 },
    l3: { 5: 4, 6: 9, 7: 19, 8: 40, 10: 85, 12: 175, 15: 370, 20: 800 },
    l4: { 5: 4, 6: 9, 7: 19, 8: 40, 10: 85, 12: 175, 15: 370, 20: 800 },
  },
  wild: 'wild',
  wilds: null,
  scatter: { symbol: 'scatter', pays: {} },
  tumbles: { ladder: [1, 1, 1, 2], freeLadder: [2, 4, 8], isKept: false },
  orbs: null,
  freeSpins: {
    won: { 4: 8, 5: 10, 6: 12, 7: 15 },
    wonAgain: { 3: 2, 4: 4, 5: 5, 6: 6, 7: 7 },
    most: 30,
    multiplier: 3,
    strips: strips(
      `h4 h4 l1 l1 l3 l3 h4 h4 l2 l2 h4 h4 h2 h2 h3 h3 l4 l4 l2 l2 l1 l1 l4 l4 l3 l3 l4 l4 h1
    h1 l1 l1 l2 l2 l4 l4 l3 l3 h2 h2 l1 l1 l4 l4 h1 h1 h3 h3 l1 l1 h4 h4 h3 h3 l2 l2 l3 l3
    l2 l2 l4 l4 h2 h2 h3 h3 h1 h1 h4 h4 l3 l3 h2 h2 l3 l3 l1 l1 l2 l2 scatter`,
      `l4 l4 scatter l3 l3 l4 l4 h2 h2 h3 h3 h4 h4 l2 l2 l1 l1 l3 l3 h1 h1 h3 h3 l4 l4 wild l1
    l1 l3 l3 h4 h4 h3 h3 l2 l2 l4 l4 l3 l3 l1 l1 h2 h2 h4 h4 l4 l4 l2 l2 l1 l1 h1 h1 l2 l2
    h1 h1 h3 h3 l4 l4 l2 l2 h4 h4 l3 l3 l1 l1 wild l2 l2 h2 h2 h4 h4 l1 l1 l3 l3 h2 h2`,
      `l2 l2 h2 h2 l1 l1 l4 l4 h4 h4 wild l4 l4 h3 h3 l3 l3 l2 l2 l1 l1 l2 l2 h4 h4 h3 h3 l4 l4
    h2 h2 l1 l1 l3 l3 h4 h4 h3 h3 l2 l2 wild l2 l2 h1 h1 l4 l4 l2 l2 h4 h4 l3 l3 l1 l1 l3 l3
    l1 l1 h1 h1 l4 l4 h2 h2 scatter h2 h2 h1 h1 l4 l4 l1 l1 l3 l3 h3 h3 h4 h4 l3 l3`,
      `wild l4 l4 l2 l2 l1 l1 l2 l2 l3 l3 l4 l4 l1 l1 h3 h3 h2 h2 l4 l4 l1 l1 h4 h4 h2 h2 h4 h4
    l3 l3 wild l1 l1 l2 l2 l4 l4 h1 h1 h4 h4 l3 l3 h3 h3 h1 h1 scatter l1 l1 h2 h2 l2 l2 h2
    h2 l3 l3 h3 h3 l2 l2 h3 h3 l1 l1 h4 h4 l4 l4 l2 l2 l3 l3 h1 h1 l3 l3 l4 l4 h4 h4`,
      `l4 l4 l1 l1 h4 h4 l4 l4 l3 l3 h1 h1 l1 l1 l4 l4 h2 h2 l3 l3 h1 h1 h3 h3 wild h3 h3 l1 l1
    h2 h2 l3 l3 l1 l1 h4 h4 l3 l3 h3 h3 l2 l2 l1 l1 l4 l4 h2 h2 h4 h4 wild h2 h2 l2 l2 l3 l3
    h1 h1 l2 l2 h4 h4 l2 l2 l3 l3 h3 h3 l2 l2 h4 h4 scatter l4 l4 l1 l1 l4 l4 l2 l2`,
      `l1 l1 l3 l3 h4 h4 l4 l4 l2 l2 h4 h4 h3 h3 wild l3 l3 l2 l2 l1 l1 wild h3 h3 l1 l1 l2 l2
    l1 l1 l4 l4 h4 h4 h2 h2 h1 h1 l3 l3 h1 h1 l4 l4 l3 l3 l4 l4 h3 h3 l4 l4 l1 l1 h4 h4 h2
    h2 l2 l2 h2 h2 l2 l2 l4 l4 h4 h4 l1 l1 l2 l2 h1 h1 l3 l3 h2 h2 l3 l3 h3 h3 scatter`,
      `l1 l1 h2 h2 h4 h4 l3 l3 h3 h3 h1 h1 l4 l4 h3 h3 l4 l4 l3 l3 l2 l2 h2 h2 l2 l2 l1 l1 h4
    h4 l1 l1 l2 l2 h3 h3 h1 h1 h3 h3 l2 l2 l1 l1 scatter l1 l1 l3 l3 l1 l1 h4 h4 l4 l4 l2 l2
    h4 h4 l4 l4 l3 l3 l4 l4 h2 h2 l2 l2 h4 h4 l3 l3 l4 l4 l3 l3 h1 h1 h2 h2`,
    ),
    wilds: null,
  },
  hold: null,
  buy: null,
  maxCredits: 60000,
  books: { word: 'cluster-7x5-medium', rows: 131072 },
}
