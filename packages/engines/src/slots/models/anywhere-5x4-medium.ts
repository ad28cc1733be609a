import type { GridModel } from '../grid/index.ts'
import { strips } from './strips.ts'

/** Six of a kind anywhere pay; free spins multiply wins by four. */
export const anywhere5x4Medium: GridModel = {
  id: 'anywhere-5x4-medium',
  pay: { by: 'anywhere' },
  roundCredits: 20,
  rows: 4,
  strips: strips(
    `h3 h3 h4 h2 l2 h4 l3 l2 l4 l4 l1 h4 l2 l4 l4 l3 l4 l3 l4 l4 l1 l1 l1 l2 h4 h4 h1 h1 l1
    h2 l3 l3 l2 h3 h3 l3 l3 l2 h1 h2 l1 h2 scatter`,
    `l2 l3 l3 l4 h4 l1 l1 h1 h2 l4 l4 l3 l3 l1 l1 h4 h4 l4 l1 h3 h2 l2 l2 h3 h4 h4 h3 h3 l4
    l4 l3 l3 h2 h2 l2 l2 l4 l2 l3 scatter l1 h1 h1`,
    `l3 l3 l3 l4 h1 h1 h2 l2 l4 l1 l1 h3 h3 l3 l2 l2 l3 h3 h2 h3 l2 l4 h4 h2 h2 h4 h4 l4 l4
    h1 l2 l2 l1 l1 l4 l4 l3 l3 scatter l1 l1 h4 h4`,
    `l4 l3 h3 l4 h4 h4 l2 l2 h2 l3 l3 l2 l2 l2 l4 l4 h2 l4 l3 l3 h4 l1 l3 l1 l1 h3 l4 l1 l3
    scatter h1 h2 h2 l1 h4 h4 h1 h1 l4 h3 h3 l2 l1`,
    `l3 l3 h4 h4 h3 l4 l4 l2 scatter h1 l1 l1 l4 l4 h3 h3 h3 l3 h2 l3 l3 l4 l4 l2 h2 h2 h1 h1
    h4 h4 h4 l1 l1 l2 l2 l2 l3 l3 l1 l4 l1 h2 l2`,
  ),
  pays: {
    h1: { 6: 29, 7: 75, 8: 175, 9: 440, 10: 1160, 12: 3500 },
    h2: { 6: 19, 7: 45, 8: 110, 9: 280, 10: 750, 12: 2240 },
    h3: { 6: 12, 7: 30, 8: 75, 9: 185, 10: 500, 12: 1490 },
    h4: { 6: 9, 7: 23, 8: 55, 9: 135, 10: 370, 12: 1100 },
    l1: { 6: 6, 7: 16, 8: 35, 9: 95, 10: 250, 12: 750 },
    l2: { 6: 6, 7: 16, 8: 35, 9: 95, 10: 250, 12: 750 },
    l3: { 6: 4, 7: 10, 8: 25, 9: 60, 10: 165, 12: 500 },
    l4: { 6: 4, 7: 10, 8: 25, 9: 60, 10: 165, 12: 500 },
  },
  wild: null,
  wilds: null,
  scatter: { symbol: 'scatter', pays: { 3: 20, 4: 100, 5: 1000 } },
  tumbles: { ladder: [1], freeLadder: [1], isKept: false },
  orbs: null,
  freeSpins: {
    won: { 3: 8, 4: 10, 5: 12 },
    wonAgain: { 3: 4, 4: 4, 5: 4 },
    most: 24,
    multiplier: 4,
    strips: strips(
      `l1 l1 l1 h2 h2 l4 h4 h4 l3 l2 l1 h4 h4 h4 l2 l2 h3 l4 l3 l3 l3 h3 h1 l2 l2 l2 l4 scatter
      l3 l3 l3 l1 l4 l4 h2 l4 l4 h2 h1 h1 l1 h3 h3`,
      `l1 h4 h4 h4 h1 h1 l3 scatter l4 l4 l4 l3 h4 h3 l1 l1 l1 l4 h4 l3 l3 l1 l1 h1 l2 l2 l2 h3
      h2 h2 l3 l3 l3 h2 h3 h3 l4 l2 l2 l2 l4 l4 h2`,
      `l2 l3 l3 l3 l1 l1 l1 l4 l4 l4 l3 l4 h2 h2 h1 h2 h4 h4 h3 l4 l4 l4 h3 l3 l1 h1 l3 h3 h3
      h4 h4 h4 l2 l2 l2 l3 scatter l2 h2 h1 l2 l1 l1`,
      `l2 l1 h3 h3 h3 l2 l2 l3 l3 l3 l4 h4 l3 l3 l3 l3 h2 h2 h2 h4 h4 h4 scatter l1 l1 l1 l2 l2
      h1 h1 h1 h3 l2 l4 l4 l4 h4 l4 l1 l1 l4 l4 h2`,
      `l3 h4 h4 h1 h1 h1 l1 l4 l4 l4 l1 l1 h3 l4 l4 scatter h4 h4 h4 h3 h3 h2 h2 h2 h2 l4 h3 l1
      l1 l2 l2 l4 l3 l3 l2 l3 l3 l2 l2 l2 l1 l3 l3`,
    ),
    wilds: null,
  },
  hold: null,
  buy: null,
  maxCredits: 60000,
  books: { word: 'anywhere-5x4-medium', rows: 131072 },
}
