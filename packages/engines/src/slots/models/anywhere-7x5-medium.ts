import type { GridModel } from '../grid/index.ts'
import { strips } from './strips.ts'

/** Ten of a kind anywhere pay, on a wide board with occasional orbs. */
export const anywhere7x5Medium: GridModel = {
  id: 'anywhere-7x5-medium',
  pay: { by: 'anywhere' },
  roundCredits: 20,
  rows: 5,
  strips: strips(
    `l1 l1 l2 h3 h3 l2 l2 h1 h1 l3 l1 l1 h2 h4 h4 h2 h2 l4 l4 h3 l4 l4 h4 h4 l3 l3 l1 l3 l3
    l4 l2 l2`,
    `l2 l2 l3 l3 l2 l4 h4 h4 l4 l4 l3 l3 h3 l4 l4 l1 h4 h4 l3 h3 h3 l2 l2 h1 h1 l1 l1 h2 l1
    l1 h2 h2`,
    `l3 l3 h3 l4 l4 l1 h4 h4 l2 h4 h4 h1 h1 l2 l2 l3 h2 l2 l2 l1 l1 l3 l3 l4 l4 h3 h3 h2 h2
    l1 l1 l4`,
    `l3 l3 l1 l1 h3 l3 l2 l2 h2 l1 orb h4 h4 l2 l4 h2 h2 h4 h4 l2 l2 l4 l4 l3 l3 l1 l1 h3 h3
    l4 l4 h1 h1 orb`,
    `h1 h1 l3 l3 l1 l2 l2 h2 h2 l3 l3 h3 l4 l4 h4 h4 l1 l1 l4 l4 l2 h3 h3 l2 l2 l3 l4 l1 l1
    h4 h4 h2`,
    `l2 l2 l1 h3 h3 l4 l4 h3 l4 l2 l1 l1 h4 h4 h2 l3 l3 l2 l2 l3 h2 h2 l4 l4 l1 l1 h4 h4 l3
    l3 h1 h1`,
    `h4 h4 l4 l4 l3 l2 l2 l4 l4 l1 l1 l3 l3 l4 h3 l1 h2 h2 l3 l3 h4 h4 h3 h3 h2 l1 l1 l2 h1
    h1 l2 l2`,
  ),
  pays: {
    h1: { 10: 85, 12: 205, 14: 490, 16: 1200 },
    h2: { 10: 55, 12: 125, 14: 305, 16: 750 },
    h3: { 10: 36, 12: 85, 14: 205, 16: 495 },
    h4: { 10: 25, 12: 60, 14: 145, 16: 350 },
    l1: { 10: 17, 12: 41, 14: 100, 16: 235 },
    l2: { 10: 17, 12: 41, 14: 100, 16: 235 },
    l3: { 10: 12, 12: 28, 14: 65, 16: 160 },
    l4: { 10: 12, 12: 28, 14: 65, 16: 160 },
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
  maxCredits: 60000,
  books: { word: 'anywhere-7x5-medium', rows: 131072 },
}
