import type { GridModel } from '../grid/index.ts'
import { fiftyLines } from './paylines.ts'
import { strips } from './strips.ts'

/** Fifty lines; rare, long free spins with staying wilds. */
export const lines50Stay: GridModel = {
  id: 'lines-50-stay',
  pay: { by: 'lines', lines: fiftyLines },
  roundCredits: 50,
  rows: 4,
  strips: strips(
    `h2 h2 scatter h4 h4 l3 l3 h4 h4 l3 l2 l1 l1 l3 l3 l2 l2 h3 l1 l1 l4 l4 l1 h1 h1 l4 l2 l2
    h2 l4 l4 h3 h3`,
    `l1 l1 h2 l2 h3 h3 h1 h1 h4 h4 scatter l2 l2 l3 l3 h3 l3 l4 l4 l3 l3 l1 l1 wild l2 l2 l4
    h2 h2 l1 h4 h4 l4 l4`,
    `l2 l2 wild l1 l3 h3 l1 l1 l3 l3 l2 l2 h2 h1 h1 l1 l1 h4 h4 l4 l4 h3 h3 l3 l3 h4 h4 l4 l4
    h2 h2 l2 scatter l4`,
    `h3 l3 l3 l4 l4 h1 h1 l4 l3 h3 h3 scatter l4 l4 h4 h4 l1 l1 l3 l3 l2 l2 l1 l1 h2 l2 l2 l1
    l2 wild h4 h4 h2 h2`,
    `h2 h2 l1 l1 h4 h4 h1 h1 l1 l4 l4 h4 h4 wild l2 l2 scatter l2 h3 l4 l3 l1 l1 l3 l3 h3 h3
    l4 l4 l2 l2 h2 l3 l3`,
  ),
  pays: {
    h1: { 3: 40, 4: 180, 5: 800 },
    h2: { 3: 25, 4: 110, 5: 485 },
    h3: { 3: 17, 4: 75, 5: 330 },
    h4: { 3: 12, 4: 55, 5: 235 },
    l1: { 3: 8, 4: 36, 5: 155 },
    l2: { 3: 8, 4: 36, 5: 155 },
    l3: { 3: 6, 4: 24, 5: 105 },
    l4: { 3: 6, 4: 24, 5: 105 },
  },
  wild: 'wild',
  wilds: null,
  scatter: { symbol: 'scatter', pays: {} },
  tumbles: null,
  orbs: null,
  freeSpins: {
    won: { 3: 7, 4: 10, 5: 15 },
    wonAgain: {},
    most: 15,
    multiplier: 3,
    strips: strips(
      `l4 l4 h3 l3 l4 l4 h1 h1 h3 h3 h4 h4 l4 h2 h2 l1 l1 l3 l3 l1 h2 l3 l3 l2 l2 l1 l1 l2 h4
    h4 l2 l2`,
      `h3 l3 l3 l1 l1 l2 l2 l4 l4 h2 h2 l1 h1 h1 l2 l4 l4 h4 h4 h3 h3 l3 l3 wild h4 h4 l4 h2 l2
    l2 l1 l1 l3`,
      `l4 l4 l2 l2 wild l1 l3 l3 l2 l2 h4 h4 l4 l4 l3 l3 l1 l1 l4 l3 l2 h2 h3 l1 l1 h3 h3 h1 h1
    h2 h2 h4 h4`,
      `h2 h4 h4 l3 h3 wild l4 l4 l1 l1 l2 h2 h2 l2 l2 h1 h1 l4 l4 l3 l3 h3 h3 l4 l1 l1 l3 l3 l1
    h4 h4 l2 l2`,
      `h4 h4 l2 l2 h3 l2 l2 l3 l3 l4 l1 h2 h2 l4 l4 l1 l1 h3 h3 l3 l3 l1 l1 l3 l4 l4 l2 h1 h1
    h4 h4 wild h2`,
    ),
    wilds: 'stay',
  },
  hold: null,
  buy: null,
  maxCredits: 250000,
  books: { word: 'lines-50-stay', rows: 131072 },
}
