import type { GridModel } from '../grid/index.ts'
import { strips } from './strips.ts'

/** Eight of a kind anywhere pay; each tumble doubles the multiplier. */
export const anywhere6x5Medium: GridModel = {
  id: 'anywhere-6x5-medium',
  pay: { by: 'anywhere' },
  roundCredits: 20,
  rows: 5,
  strips: strips(
    `l1 l2 l3 l1 scatter l4 l4 h2 h2 h1 h1 l3 l4 l4 l1 l1 h2 h4 h4 l4 l4 l3 h3 h3 l2 l2 l3 l3
    h3 h3 l2 l2 h4 h4 h2 h2 h3 h4 h4 l3 l3 h1 h1 h1 l2 l4 l1 l1`,
    `h1 l4 h1 h1 h2 l4 h2 h2 l3 l3 h3 h3 h1 h1 h4 h4 l3 l4 h3 h3 h4 l2 l2 h2 l4 l4 l3 l1 l1
    l1 l1 l1 l2 l2 l3 l1 l2 l4 l4 h3 h2 l3 scatter h4 l3 l2 h4 h4`,
    `l3 l3 h2 l4 l4 l3 h1 h1 h1 l2 l2 l4 h2 l3 l1 l1 l1 l1 h4 l4 l4 l1 l1 l2 l2 l3 h4 h3 h3
    h3 h3 h3 l2 l2 h2 h2 scatter h1 h1 l3 l3 h4 h4 l4 h4 h4 h2 l4`,
    `h4 l3 l3 l1 l1 scatter h3 h3 h4 h4 l4 l4 h2 h1 l3 l3 l4 h4 h4 h3 h1 h1 h1 h1 l1 l1 l4 h2
    l4 l4 l1 l1 h2 l3 l3 l4 l2 l2 h2 h2 l2 l2 h4 h3 h3 l3 l2 l2`,
    `h4 l3 l3 l2 l2 h3 h3 h3 l4 l2 l4 l4 l3 l3 h2 h2 h1 h2 h4 l1 l1 h1 l4 l2 l2 l1 h4 h3 h3
    h2 h2 l1 scatter h4 h4 l2 l1 l3 l4 l1 h4 l3 l3 l4 l4 h1 h1 h1`,
    `h1 h3 h3 l2 l2 l3 h3 l4 h1 h1 l4 l4 l4 l4 l3 h3 h3 h1 h2 h2 l2 l2 h1 l4 l4 l1 l3 l1 l1
    h4 h4 l3 l3 l3 h4 h4 l3 l1 l1 l1 h2 h2 h2 l2 l2 h4 scatter h4`,
  ),
  pays: {
    h1: { 8: 11, 9: 22, 10: 55, 11: 135, 12: 450, 14: 1680, 16: 5600 },
    h2: { 8: 7, 9: 14, 10: 35, 11: 85, 12: 285, 14: 1080, 16: 3600 },
    h3: { 8: 5, 9: 10, 10: 24, 11: 55, 12: 190, 14: 720, 16: 2390 },
    h4: { 8: 4, 9: 7, 10: 18, 11: 40, 12: 140, 14: 530, 16: 1750 },
    l1: { 8: 2, 9: 5, 10: 12, 11: 29, 12: 95, 14: 360, 16: 1200 },
    l2: { 8: 2, 9: 5, 10: 12, 11: 29, 12: 95, 14: 360, 16: 1200 },
    l3: { 8: 2, 9: 3, 10: 8, 11: 19, 12: 65, 14: 240, 16: 800 },
    l4: { 8: 2, 9: 3, 10: 8, 11: 19, 12: 65, 14: 240, 16: 800 },
  },
  wild: null,
  wilds: null,
  scatter: { symbol: 'scatter', pays: { 3: 20, 4: 60, 5: 300, 6: 2000 } },
  tumbles: { ladder: [1, 2, 4, 8, 16], freeLadder: [1], isKept: false },
  orbs: null,
  freeSpins: null,
  hold: null,
  buy: null,
  maxCredits: 40000,
  books: { word: 'anywhere-6x5-medium', rows: 131072 },
}
