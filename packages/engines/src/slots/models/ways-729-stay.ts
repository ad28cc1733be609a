import type { GridModel } from '../grid/index.ts'
import { strips } from './strips.ts'

/** Six reels; rare free spins have staying wilds and multiply wins by six. */
export const ways729Stay: GridModel = {
  id: 'ways-729-stay',
  pay: { by: 'ways' },
  roundCredits: 20,
  rows: 3,
  strips: strips(
    `l1 l2 h3 h2 h4 l3 l4 l3 h2 l3 l1 h2 l4 h1 l3 l2 l1 l4 h3 l2 h1 h4 scatter h4 h3 l1 l3 h4
    l4 l1 h1 l2 h3 l3 h2 l2 l1 h4 l4 l4 l4 l2 l3`,
    `h2 l4 l2 l3 l4 l2 h1 h2 l3 h2 l2 l3 l1 h1 l1 l1 l4 scatter h4 h3 l4 l3 l4 h3 h1 l1 l1 h4
    l2 l4 h2 h4 l3 l2 h3 l4 l3 wild l3 h4 h4 l2 l1 h3`,
    `h4 l3 l3 h1 l2 l1 l1 l1 l3 l4 h4 l2 l4 l4 h1 h2 wild h4 l1 l2 h2 l1 l2 h3 l4 h1 l4 l3 l2
    h2 l3 l1 h4 h2 h3 h3 l2 scatter l3 l4 l3 h4 l4 h3`,
    `h3 wild h2 l1 l4 l4 h1 h4 h2 l2 l1 l1 h1 l3 l3 l3 l2 l4 h4 l1 l3 h3 h2 h3 l2 h4 scatter
    l3 l4 l4 l1 l3 h3 l1 l3 h4 l4 l4 h2 l2 h4 l2 l2 h1`,
    `l3 l1 h1 l3 h2 h3 h3 h3 l4 l1 l1 l3 l1 l2 h4 l1 l3 l2 h2 l4 scatter l3 h4 h3 l1 l4 l2 h2
    h4 l2 l4 l2 wild h2 h1 l3 l3 l4 h4 l4 h1 h4 l2 l4`,
    `h3 l1 h3 l2 l4 h4 h1 l1 l1 h2 l2 l3 l4 l3 l1 l4 l3 l3 l3 l3 h2 l4 l2 h4 h3 l4 l2 l4
    scatter h1 l2 h2 h3 l3 l4 l1 l1 h4 h4 h2 h1 l2 h4`,
  ),
  pays: {
    h1: { 3: 7, 4: 27, 5: 135, 6: 1000 },
    h2: { 3: 4, 4: 17, 5: 85, 6: 640 },
    h3: { 3: 3, 4: 11, 5: 55, 6: 430 },
    h4: { 3: 2, 4: 8, 5: 40, 6: 310 },
    l1: { 3: 1, 4: 6, 5: 28, 6: 215 },
    l2: { 3: 1, 4: 6, 5: 28, 6: 215 },
    l3: { 3: 1, 4: 4, 5: 19, 6: 140 },
    l4: { 3: 1, 4: 4, 5: 19, 6: 140 },
  },
  wild: 'wild',
  wilds: null,
  scatter: { symbol: 'scatter', pays: { 3: 10, 4: 100, 5: 1000, 6: 5000 } },
  tumbles: null,
  orbs: null,
  freeSpins: {
    won: { 4: 10, 5: 12, 6: 15 },
    wonAgain: { 4: 5, 5: 5, 6: 5 },
    most: 25,
    multiplier: 6,
    strips: strips(
      `h1 h3 h3 h2 l3 l1 l3 l1 l2 l4 l1 h2 h4 l4 l2 l3 l2 h4 l1 scatter l3 h3 l2 l4 l3 l2 h3 l2
      h1 l3 h2 h1 l4 l4 l4 l1 l1 l4 l3 h4 l2 h4 l2 h2 l1 l1 h4`,
      `l3 h1 l4 l2 l4 h3 l1 l3 l2 scatter l1 h3 l3 h4 l3 l4 l4 l4 wild l2 l1 l4 l3 l1 l2 h4 l1
      l1 h2 l2 h3 l2 l3 h4 h2 h2 h3 h1 l1 l2 l3 h1 h4 l4 l2 l1 h2 h4`,
      `l4 l3 l2 l4 h3 l3 h2 l1 l1 l2 h1 l4 l2 h1 wild h4 l1 l3 h4 h3 h2 l1 h2 l2 l2 h4 l2 h3 l1
      l4 l2 l1 h1 h4 h4 l1 l3 l4 h3 h2 l3 scatter l2 l3 l4 l3 l4 l1`,
      `l1 l2 h3 l1 l4 l1 wild l3 l2 l2 h4 h2 l4 l3 h3 l1 h1 h3 l2 h2 l2 scatter l1 l1 l1 h1 h2
      h4 l1 h4 l4 h2 l4 l3 l4 l2 l3 l2 l3 l2 h3 l4 h4 l4 l3 h1 h4 l3`,
      `h3 l4 l1 l3 l3 wild l4 l2 scatter h3 l1 h3 l3 h4 h2 l4 l4 h2 l4 l2 l2 l1 h3 h2 l3 l1 l1
      h4 l1 l3 h4 l4 h1 h4 l2 h2 l4 l2 l1 l2 l2 h4 h1 l3 h1 l2 l1 l3`,
      `l1 l2 h4 h2 h2 h1 h3 scatter h2 l4 l4 h3 l1 l2 l2 l2 l1 l4 h4 h3 l3 l3 l1 l1 l2 l1 l4 h1
      l2 l4 l3 h2 l4 h3 h1 l1 l2 l4 h4 wild l2 l3 l3 l3 h4 h4 l1 l3`,
    ),
    wilds: 'stay',
  },
  hold: null,
  buy: null,
  maxCredits: 100000,
  books: { word: 'ways-729-stay', rows: 131072 },
}
