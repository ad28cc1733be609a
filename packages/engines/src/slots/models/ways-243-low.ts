import type { GridModel } from '../grid/index.ts'
import { strips } from './strips.ts'

/** Frequent small wins; free spins double wins. */
export const ways243Low: GridModel = {
  id: 'ways-243-low',
  pay: { by: 'ways' },
  roundCredits: 20,
  rows: 3,
  strips: strips(
    `l4 l2 l3 h4 l1 l4 h3 h1 l1 l3 l2 h1 l2 l3 l1 l2 h2 l2 h4 h2 l4 h4 h2 h4 l4 h3 l3 l4 h3
    scatter l1 l3 l1`,
    `l3 h4 l2 l4 l3 h3 l2 l4 l2 l3 h1 l1 wild h3 l3 h4 h1 h2 l4 l3 l1 scatter l1 h4 h2 l1 l2
    l1 l4 h2 h3 l2 h4 l4`,
    `l4 h1 h2 l2 l3 l4 l2 l3 scatter h2 l2 l1 l2 l3 h3 wild l4 h4 l4 l3 l2 l1 h3 h1 l1 l4 h2
    l1 h4 h3 h4 l1 l3 h4`,
    `l2 h4 wild l2 h1 l1 l3 h4 l1 h4 h2 l1 l3 l1 l4 l2 l3 l2 l4 h3 l3 h2 l4 l1 scatter l3 h3
    l4 h2 h4 l2 h1 l4 h3`,
    `h4 l1 l4 l1 l2 l4 l1 h2 l4 h1 h4 l1 scatter h3 h4 h1 l3 h2 l1 l2 l4 l2 l3 l4 wild l3 h4
    h2 h3 l2 l3 h3 l3 l2`,
  ),
  pays: {
    h1: { 3: 28, 4: 95, 5: 325 },
    h2: { 3: 18, 4: 60, 5: 205 },
    h3: { 3: 12, 4: 40, 5: 135 },
    h4: { 3: 8, 4: 29, 5: 100 },
    l1: { 3: 6, 4: 19, 5: 65 },
    l2: { 3: 6, 4: 19, 5: 65 },
    l3: { 3: 4, 4: 13, 5: 45 },
    l4: { 3: 4, 4: 13, 5: 45 },
  },
  wild: 'wild',
  wilds: null,
  scatter: { symbol: 'scatter', pays: {} },
  tumbles: null,
  orbs: null,
  freeSpins: {
    won: { 3: 10, 4: 12, 5: 15 },
    wonAgain: { 3: 5, 4: 10, 5: 15 },
    most: 50,
    multiplier: 2,
    strips: strips(
      `l1 l3 h2 l4 h3 l2 h4 l2 h3 h4 l4 h1 l2 h3 l4 h2 l4 l1 l3 scatter l3 h2 l3 l1 h4 l2 l1 l2
    l3 h1 h4 l1 l4`,
      `h4 h2 l4 l3 l1 l2 h4 wild l1 l2 l4 h3 h4 l3 l1 l4 h4 l4 l3 h3 h2 l3 l4 h2 l2 h1 l1 h3 l2
    l1 l2 l3 scatter h1`,
      `l4 l1 h2 l2 h4 l1 l3 h3 h2 l1 h3 h4 l2 h4 l4 h1 wild l3 l2 l4 l1 h3 l2 h1 l4 l1 l3 l4 h4
    l3 h2 l2 scatter l3`,
      `wild l4 l1 h1 scatter l4 l3 h2 l2 h2 l1 h4 l3 l2 l3 h1 l2 l1 l4 l3 h4 l2 l1 h4 h3 l1 h4
    l4 l3 h3 l2 l4 h3 h2`,
      `h1 l3 l2 h2 l2 l4 h3 l4 l3 h3 h4 h2 l1 l3 l1 scatter l1 l4 h1 l4 l2 h4 l1 l2 l3 h4 l2 l1
    wild h3 l3 l4 h4 h2`,
    ),
    wilds: null,
  },
  hold: null,
  buy: null,
  maxCredits: 40000,
  books: { word: 'ways-243-low', rows: 131072 },
}
