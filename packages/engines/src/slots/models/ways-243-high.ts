import type { GridModel } from '../grid/index.ts'
import { strips } from './strips.ts'

/** Rare wins, and rare free spins with staying wilds that multiply wins by four. */
export const ways243High: GridModel = {
  id: 'ways-243-high',
  pay: { by: 'ways' },
  roundCredits: 20,
  rows: 3,
  strips: strips(
    `l4 h2 h2 l3 l2 h4 l3 l3 l4 l2 scatter l1 h1 h2 l1 l4 l1 h3 h3 l3 l2 h1 h2 l4 l2 h3 l3 l1
    l1 h4 h4 h1 l3 h4 h3 l1 l3 l2 l4 l2 h4 l4 l4`,
    `h4 l2 h3 h3 l3 l3 h2 l4 h2 l4 h4 l4 h3 h4 h1 l2 h2 l1 h4 l1 wild h1 h4 l3 h1 h3 l3 l1 l2
    l4 l2 l4 l2 l3 h2 scatter l4 l2 l3 l4 l1 l1 l3 l1`,
    `h2 h4 l1 h2 l4 l3 l2 l1 l4 l2 h2 l2 l1 l1 l1 l4 h4 h3 l3 h4 l3 h4 l3 h4 scatter h2 l3 l4
    l2 l3 h1 l2 h3 h3 l3 h3 wild l4 l2 h1 l4 l1 h1 l4`,
    `l1 l3 l2 l1 h2 h4 l4 h1 h2 l1 h2 l4 h1 l1 scatter l3 h3 h4 l3 l4 l2 l1 l4 h4 l4 h3 h1 l4
    l2 l2 l3 l3 h3 l2 wild l1 l2 h2 l3 l3 h4 h3 h4 l4`,
    `l2 l2 l4 h4 h2 h1 l1 h4 l2 h4 h2 h4 l4 l4 l1 l3 h1 l1 l1 l4 l3 l2 h4 l3 scatter l3 l1 l3
    l1 l3 h3 l4 l2 h2 h2 l4 l4 h3 l3 h1 h3 h3 l2`,
  ),
  pays: {
    h1: { 3: 5, 4: 40, 5: 410 },
    h2: { 3: 3, 4: 26, 5: 260 },
    h3: { 3: 2, 4: 17, 5: 175 },
    h4: { 3: 2, 4: 13, 5: 125 },
    l1: { 3: 1, 4: 9, 5: 85 },
    l2: { 3: 1, 4: 9, 5: 85 },
    l3: { 3: 1, 4: 6, 5: 60 },
    l4: { 3: 1, 4: 6, 5: 60 },
  },
  wild: 'wild',
  wilds: null,
  scatter: { symbol: 'scatter', pays: { 3: 20, 4: 100, 5: 1000 } },
  tumbles: null,
  orbs: null,
  freeSpins: {
    won: { 3: 10, 4: 12, 5: 15 },
    wonAgain: { 3: 5, 4: 5, 5: 5 },
    most: 30,
    multiplier: 4,
    strips: strips(
      `l3 l2 h3 l3 l2 h1 h1 l4 l3 l3 h2 l1 l1 h4 l1 l3 l2 h2 h3 l4 scatter l3 l4 h3 l1 l4 h4 l2
      l2 h4 h2 h2 l3 l1 h1 h3 l4 l4 h4 h4 l1 l2 l4`,
      `h3 l3 l3 l3 h1 l1 h2 h3 h4 h4 l2 h4 l2 l4 l1 l4 l3 h2 h2 l1 l2 wild h3 l4 l2 h4 l2 h2 l3
      scatter l4 l1 h3 l1 l1 l2 h1 l4 l3 h1 h4 l4 l4 l3`,
      `h4 l2 h4 l4 wild h3 l1 h2 l1 l3 l3 l2 h3 l2 l3 h2 l4 h4 scatter l1 h1 l2 h2 h1 l4 h2 l1
      l3 h3 l2 l3 l3 l4 l1 l4 l4 l3 h1 h4 l2 h4 l1 h3 l4`,
      `h1 l4 l3 l1 l4 l3 l2 h2 l2 h4 l4 l2 l1 h1 l3 h4 h2 l3 l4 h3 h4 l4 l4 wild h2 h3 l2 h2 h1
      l1 l4 l3 l1 l3 l2 l1 h3 l1 l3 h4 scatter h4 h3 l2`,
      `h3 h1 h4 scatter h4 h2 l1 l3 l2 h3 h1 l4 l2 l4 h4 l4 h1 h4 h3 l2 l2 l3 l1 l2 h2 l4 l1 l3
      l3 h3 h4 l3 l1 l1 l4 l3 h2 l2 l3 l4 h2 l1 l4`,
    ),
    wilds: 'stay',
  },
  hold: null,
  buy: null,
  maxCredits: 100000,
  books: { word: 'ways-243-high', rows: 131072 },
}
