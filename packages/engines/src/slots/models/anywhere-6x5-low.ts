import type { GridModel } from '../grid/index.ts'
import { strips } from './strips.ts'

/** Eight of a kind anywhere pay; frequent small wins. */
export const anywhere6x5Low: GridModel = {
  id: 'anywhere-6x5-low',
  pay: { by: 'anywhere' },
  roundCredits: 20,
  rows: 5,
  strips: strips(
    `l3 l3 h3 h2 h1 h1 l4 l1 h4 h4 h2 h2 l1 l1 l2 l3 l3 h3 h3 l4 l4 l2 l2 l3 l1 l1 h4 h4 l4
    l4 l2 l2`,
    `l2 l4 l1 l1 h2 l4 l4 h3 h3 l2 l2 h1 h1 h3 h4 h4 l3 l3 l4 l4 h4 h4 l2 l2 h2 h2 l3 l3 l1
    l3 l1 l1`,
    `l1 l1 l4 l2 l2 l3 l3 l2 l2 l4 l4 l3 h3 h3 h2 h2 h4 h4 l2 l1 l1 l4 l4 h1 h1 l1 h2 h4 h4
    l3 l3 h3`,
    `l4 l3 h3 h3 l1 l1 l3 l3 h3 l2 h4 h4 h2 l1 l1 l4 l4 h1 h1 l1 l2 l2 l3 l3 l4 l4 l2 l2 h2
    h2 h4 h4`,
    `l2 l2 l4 l3 l3 l1 l2 h3 h3 h2 l4 l4 l1 l1 l2 l2 l3 h3 h2 h2 l4 l4 h1 h1 h4 h4 l1 l1 l3
    l3 h4 h4`,
    `l3 l3 h2 h4 h4 l1 l3 h3 l3 l3 l4 l4 h2 h2 h3 h3 h1 h1 l1 l1 l2 l2 l1 l1 l2 l2 l4 l4 l2
    l4 h4 h4`,
  ),
  pays: {
    h1: { 8: 30, 9: 70, 10: 170, 11: 415, 12: 1000, 14: 2400 },
    h2: { 8: 19, 9: 44, 10: 105, 11: 255, 12: 600, 14: 1500 },
    h3: { 8: 13, 9: 30, 10: 70, 11: 175, 12: 415, 14: 1000 },
    h4: { 8: 9, 9: 22, 10: 50, 11: 125, 12: 295, 14: 700 },
    l1: { 8: 6, 9: 14, 10: 34, 11: 85, 12: 200, 14: 475 },
    l2: { 8: 6, 9: 14, 10: 34, 11: 85, 12: 200, 14: 475 },
    l3: { 8: 4, 9: 10, 10: 24, 11: 55, 12: 135, 14: 325 },
    l4: { 8: 4, 9: 10, 10: 24, 11: 55, 12: 135, 14: 325 },
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
  books: { word: 'anywhere-6x5-low', rows: 131072 },
}
