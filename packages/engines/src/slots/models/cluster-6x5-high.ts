import type { GridModel } from '../grid/index.ts'
import { strips } from './strips.ts'

/** Clusters of six or more, and free spins whose multiplier doubles and never resets. */
export const cluster6x5High: GridModel = {
  id: 'cluster-6x5-high',
  pay: { by: 'cluster' },
  roundCredits: 20,
  rows: 5,
  strips: strips(
    `h1 h1 h2 l2 l1 l3 l3 l1 l1 l4 scatter h3 l3 l2 l2 l4 l4 h1 h3 l4 l4 l3 h4 h4 l2 l3 l2 h3
    h3 h2 l3 l2 l1 l1 h4 h2 h2 l4 l4 l1 h4 h4 l3`,
    `h2 l4 l4 l1 l1 l4 l4 l3 l3 l1 l1 l2 h4 h1 l3 l3 l2 h2 h2 h4 l3 l3 h3 h3 h4 h4 h4 l2 h3
    h3 h1 h1 l2 l1 l1 l2 h2 l4 l3 l2 scatter l4 l4`,
    `h4 h3 l1 l1 h1 l3 l1 l1 h2 l3 l3 h1 h4 h2 l3 l2 l2 h4 l3 l1 l1 h1 l3 h2 l4 l4 l2 l2 h3
    h3 l4 h4 l4 l4 h4 l2 h3 scatter l4 l4 l3 h2 l2`,
    `l3 l4 h3 h3 h1 h3 l2 l2 h4 h4 l1 l4 l4 l2 l2 l1 l1 h3 h4 h4 l4 l4 l1 h1 h1 l3 l4 h2 h4
    h2 h2 h2 l3 l3 l1 l4 l3 l3 l3 l2 l2 scatter l1`,
    `l2 l2 l1 h4 l3 l3 l3 l3 l1 l1 h2 h4 l4 l4 l4 h1 h1 l2 l2 h2 h2 l4 h4 h4 h2 h1 l1 h4 l1
    l1 h3 h3 l3 h3 h3 l3 l3 l4 l4 l4 scatter l2 l2`,
    `l2 h3 h3 l3 l1 l1 l3 l3 h3 h3 h2 l1 l1 l1 h4 l2 l2 l4 l3 h1 h4 h4 l4 l4 scatter l4 l4 l4
    l3 h2 h1 l2 l1 l4 l2 h1 h4 h4 l2 h2 h2 l3 l3`,
  ),
  pays: {
    h1: { 6: 135, 7: 275, 8: 680, 9: 1640, 10: 4100, 12: 13_700, 15: 54_600 },
    h2: { 6: 90, 7: 175, 8: 440, 9: 1050, 10: 2630, 12: 8800, 15: 35_100 },
    h3: { 6: 60, 7: 115, 8: 295, 9: 700, 10: 1760, 12: 5900, 15: 23_400 },
    h4: { 6: 45, 7: 85, 8: 215, 9: 520, 10: 1290, 12: 4300, 15: 17_200 },
    l1: { 6: 29, 7: 60, 8: 145, 9: 350, 10: 880, 12: 2930, 15: 11_700 },
    l2: { 6: 29, 7: 60, 8: 145, 9: 350, 10: 880, 12: 2930, 15: 11_700 },
    l3: { 6: 20, 7: 40, 8: 100, 9: 235, 10: 590, 12: 1950, 15: 7800 },
    l4: { 6: 20, 7: 40, 8: 100, 9: 235, 10: 590, 12: 1950, 15: 7800 },
  },
  wild: null,
  wilds: null,
  scatter: { symbol: 'scatter', pays: {} },
  tumbles: { ladder: [1], freeLadder: [1, 2, 4, 8, 16], isKept: true },
  orbs: null,
  freeSpins: {
    won: { 4: 8, 5: 10, 6: 12 },
    wonAgain: { 4: 4, 5: 4, 6: 4 },
    most: 20,
    multiplier: 1,
    strips: strips(
      `l4 l4 h1 h1 l3 l3 l3 l1 l1 l1 h3 h3 h4 h4 h4 h4 h4 h3 h2 h2 l1 l1 l3 l3 l2 l2 l2 l3 l3
      l2 h3 l2 l2 l4 l4 l4 l4 l4 h2 h2 scatter l1 h1 h1`,
      `l1 l1 l1 l4 l4 l3 l3 h3 l4 l4 l4 l4 h1 h4 h4 l2 l2 l2 l2 l2 l4 h2 h2 h4 h4 h4 scatter h1
      h1 h1 h3 h3 h3 l3 l3 l3 h2 l3 l3 l1 l1 l2 h2 l1`,
      `h3 h3 h4 l1 l1 l1 l2 l2 l2 l4 l4 l4 l3 l3 l4 l4 l1 h2 h2 h2 l3 l3 l3 l2 l2 l2 l3 h1 h1
      h1 h4 l4 l4 h3 h3 h1 l1 l1 h4 h4 h4 scatter h2 l3`,
      `h1 h1 l2 l2 l2 h2 h2 h2 l4 l4 l1 l1 l1 h3 l3 l3 h1 h1 h4 h4 l2 l2 l2 scatter l1 l4 l4 l1
      h4 h2 l3 l3 h3 h3 h3 l1 l3 l3 l3 h4 h4 l4 l4 l4`,
      `h4 h4 h3 h3 l3 l3 h1 h1 l2 l2 l3 l4 l4 l4 h4 h4 h4 scatter l1 l1 l3 l4 h2 h2 h2 h2 l1 l1
      l1 h1 h1 l4 l4 l4 l2 l2 l2 l3 l3 h3 l2 l3 h3 l1`,
      `h1 l2 l2 h4 h4 h4 l2 l3 l3 l1 l1 l1 l2 l2 l2 h1 h3 l3 l3 l3 h1 h3 h3 h3 l1 l1 l1 l3 h2
      h2 l4 l4 l4 l4 l4 l4 l4 l3 h1 scatter h2 h2 h4 h4`,
    ),
    wilds: null,
  },
  hold: null,
  buy: null,
  maxCredits: 100000,
  books: { word: 'cluster-6x5-high', rows: 131072 },
}
