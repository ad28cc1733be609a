import type { GridModel } from '../grid/index.ts'
import { strips } from './strips.ts'

/** Six of a kind anywhere pay, on a small board. */
export const anywhere5x4Low: GridModel = {
  id: 'anywhere-5x4-low',
  pay: { by: 'anywhere' },
  roundCredits: 20,
  rows: 4,
  strips: strips(
    `l2 l2 l4 l4 l1 l1 h4 h4 h1 h1 l3 l3 l2 l2 h4 h4 l2 l1 h3 h2 h2 l4 h2 l4 l4 l1 l1 l3 h3
    h3 l3 l3`,
    `l4 l4 h1 h1 l1 l1 l4 l4 h2 h2 l2 l4 h2 l3 l3 l1 h3 h4 h4 l3 l2 l2 l3 l3 h4 h4 l2 l2 l1
    l1 h3 h3`,
    `l4 l4 h2 h2 h3 h3 h4 h4 l1 l1 h4 h4 l1 l1 l3 l3 l2 l2 l4 l4 l1 l3 l3 l2 l2 l4 l3 h1 h1
    h3 h2 l2`,
    `h4 h4 l2 l2 l1 l1 l2 l3 l3 l4 h3 l3 h4 h4 h2 l4 l4 l2 l2 h1 h1 h3 h3 l1 l3 l3 h2 h2 l4
    l4 l1 l1`,
    `l4 l4 h4 h4 l2 h3 h3 h2 h2 l4 h2 l3 l3 l4 l4 h1 h1 l2 l2 l1 l3 h4 h4 l1 l1 l2 l2 l3 l3
    l1 l1 h3`,
  ),
  pays: {
    h1: { 6: 27, 7: 65, 8: 145, 9: 335, 10: 750 },
    h2: { 6: 17, 7: 39, 8: 90, 9: 205, 10: 475 },
    h3: { 6: 12, 7: 26, 8: 60, 9: 140, 10: 320 },
    h4: { 6: 8, 7: 19, 8: 44, 9: 100, 10: 230 },
    l1: { 6: 5, 7: 13, 8: 29, 9: 65, 10: 155 },
    l2: { 6: 5, 7: 13, 8: 29, 9: 65, 10: 155 },
    l3: { 6: 4, 7: 9, 8: 20, 9: 46, 10: 105 },
    l4: { 6: 4, 7: 9, 8: 20, 9: 46, 10: 105 },
  },
  wild: null,
  wilds: null,
  scatter: null,
  tumbles: { ladder: [1, 1, 2], freeLadder: [1], isKept: false },
  orbs: null,
  freeSpins: null,
  hold: null,
  buy: null,
  maxCredits: 20000,
  books: { word: 'anywhere-5x4-low', rows: 131072 },
}
