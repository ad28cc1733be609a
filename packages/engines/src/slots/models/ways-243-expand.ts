import type { GridModel } from '../grid/index.ts'
import { strips } from './strips.ts'

/** Wilds on the middle reels expand. */
export const ways243Expand: GridModel = {
  id: 'ways-243-expand',
  pay: { by: 'ways' },
  roundCredits: 20,
  rows: 3,
  strips: strips(
    `l4 l2 l4 h4 h1 l2 h2 h4 l4 h1 l1 l2 h2 l2 h3 l3 l4 l1 h4 h2 l3 l1 h3 l2 l3 l2 h2 l3
    scatter l2 h1 l3 h2 l3 l1 h3 h4 l2 l1 l4 h3 l1 l2 l4 h4 l1 scatter l1 h2 l3 l4 h1 l1 h4
    l4 l3 h4 h3 l4 l3 h3 l4 l3 h4 l1 l2`,
    `h4 l2 h3 l4 l3 h2 h4 l3 h4 l2 l1 l3 h3 l3 h4 l4 h2 h1 l2 h1 l2 l3 l1 l4 h4 l3 h3 l1 h2
    l1 l3 l4 scatter l4 l2 l1 h3 l2 l1 l2 l3 l1 h4 h2 l4 l1 h4 l4 scatter h1 l2 l1 h1 l3 h2
    l4 h3 wild l2 h4 h2 l2 l4 l3 l1 h3 l4`,
    `h2 l4 l3 l2 l4 l1 h1 h2 h4 h3 scatter h2 l1 h4 h2 l2 l1 h3 l2 h4 l3 l2 l3 h4 l2 h4 h1 l4
    l2 l1 wild l4 l2 h2 l3 l4 l1 h4 l1 l2 scatter l4 l3 l1 h2 h3 l4 l2 l3 l1 h1 l3 h4 l4 l3
    l1 l4 h1 h3 l3 l2 h3 l3 h3 l4 h4 l1`,
    `l3 l4 h4 l3 l1 l2 l1 h4 l1 scatter l1 l2 l3 l4 h4 h1 l2 h1 h3 h2 l4 h4 l4 h3 l4 h2 l1 l4
    h3 l4 h2 l3 h4 scatter h3 l3 h1 h4 l3 l2 h2 l3 h1 h4 l1 l2 l4 l1 h2 l2 l1 l2 h4 l2 l1 l3
    l2 l1 h3 wild h2 l4 l2 l3 h3 l3 l4`,
    `h1 l4 l2 l1 h1 l3 scatter l4 h4 l1 h3 h4 h2 l1 scatter h3 l1 h2 l1 h1 l4 h3 l3 l4 h4 l1
    l4 l3 h3 l2 l1 l3 l2 l4 h4 l2 h4 l3 h2 l2 l1 l4 l1 l2 l4 h3 l3 h4 h1 l1 h2 h4 l3 l2 l4
    l2 l3 h2 l2 l3 h2 h4 l3 h3 l4 l2`,
  ),
  pays: {
    h1: { 3: 24, 4: 80, 5: 275 },
    h2: { 3: 15, 4: 50, 5: 170 },
    h3: { 3: 10, 4: 34, 5: 115 },
    h4: { 3: 7, 4: 24, 5: 80 },
    l1: { 3: 5, 4: 16, 5: 55 },
    l2: { 3: 5, 4: 16, 5: 55 },
    l3: { 3: 3, 4: 11, 5: 38 },
    l4: { 3: 3, 4: 11, 5: 38 },
  },
  wild: 'wild',
  wilds: 'expand',
  scatter: { symbol: 'scatter', pays: {} },
  tumbles: null,
  orbs: null,
  freeSpins: {
    won: { 3: 10, 4: 12, 5: 15 },
    wonAgain: { 3: 5, 4: 10, 5: 15 },
    most: 50,
    multiplier: 1,
    strips: strips(
      `h3 l4 h4 l4 l1 l2 l3 l4 l1 l2 h3 h1 l1 l3 l2 l3 l1 h1 l1 h3 l2 h4 scatter l1 l3 l4 h2 h4
    l2 h1 l2 h3 l1 l4 h4 l4 l1 h2 h3 l4 h3 h2 l4 l3 h4 l3 l4 l1 h2 l2 l1 h4 l3 l2 h2 h4 l4
    h4 l2 l3 h2 l2 scatter l3 h1 l3`,
      `scatter l3 h3 l2 l4 h4 wild l2 l3 h1 l1 h3 l3 l1 l2 l4 h2 h1 h2 wild l2 h3 h2 l4 scatter
    h4 l1 l4 l3 l1 h2 l4 h4 h3 l4 h4 l1 l4 l3 h4 l3 h2 h4 l2 l1 l3 l2 h1 l3 h1 l1 l4 l3 h4
    l4 l2 l1 l2 l4 h4 h3 l1 l3 h3 l1 l2 h2 l2`,
      `scatter l4 h2 l2 wild h2 h3 wild l3 h1 l3 h2 l1 l4 l1 l2 l4 h3 l2 l1 h4 l3 l1 h4 h3 l3
    l1 h1 l3 l2 h1 l4 l2 l4 h4 l2 h3 l3 l1 l4 h2 scatter l4 l3 l1 h4 h2 l2 l4 l2 l3 h2 h4 l1
    l3 l4 l1 h4 l2 h4 h1 l1 l4 h3 l2 h3 h4 l3`,
      `h2 l4 l3 h3 l4 l3 h2 l2 l1 l3 h4 wild l1 l3 h4 h2 l3 l1 wild h4 l2 l1 l2 h1 h4 l4 l1 h3
    l3 h3 l2 l1 h1 h4 l4 l2 l4 h3 l3 l4 h2 l3 l2 l3 scatter h2 l1 h3 h4 l4 l2 h4 scatter l2
    l4 l2 l1 l4 l1 l4 h2 l3 h1 l1 h4 l2 h3 h1`,
      `l1 l2 l1 l3 l4 h4 scatter h2 h4 l4 l2 l1 l2 l1 h1 h3 l4 l1 h1 l3 l1 scatter l4 h4 l1 h3
    l2 l1 h3 l2 h4 l4 h4 h3 l4 h2 l3 h3 l4 l2 h1 h3 l3 h4 l2 l4 l3 h4 h1 l4 l3 l4 l2 l1 h4
    h2 l2 l3 l1 l3 h2 l2 h2 l3 h2 l3`,
    ),
    wilds: 'expand',
  },
  hold: null,
  buy: null,
  maxCredits: 60000,
  books: { word: 'ways-243-expand', rows: 131072 },
}
