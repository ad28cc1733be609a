import type { GridModel } from '../grid/index.ts'
import { fortyLines } from './paylines.ts'
import { strips } from './strips.ts'

/** Hold and win from six coins, on four rows. */
export const lines40Hold: GridModel = {
  id: 'lines-40-hold',
  pay: { by: 'lines', lines: fortyLines },
  roundCredits: 40,
  rows: 4,
  strips: strips(
    `l4 h2 h2 coin coin l2 h1 h1 h3 l3 l3 l2 l2 coin coin l1 l1 l4 l4 l3 l3 h4 h4 h2 h3 h3 l1
    l2 l2 l4 l4 coin l1 l1 h4 h4 l3`,
    `l2 wild h1 h1 l4 h3 l1 l1 coin coin l1 l1 l2 l2 h2 h2 h4 h4 l2 l2 l3 l3 l4 l4 h2 h4 h4
    coin l3 l1 coin coin h3 h3 l3 l3 l4 l4`,
    `l2 l2 h2 h2 h3 h3 wild coin coin h4 h4 h3 l1 l1 l3 l3 l4 l4 l2 l2 l1 l1 l4 h1 h1 h4 h4
    l3 h2 coin coin l4 l4 l3 l3 l2 coin l1`,
    `wild coin l1 l1 l3 l3 l1 h3 h3 l4 l4 l3 h2 h2 h3 coin coin l2 l2 l4 h4 h4 h1 h1 h2 l2 l2
    coin coin l4 l4 l2 h4 h4 l1 l1 l3 l3`,
    `l3 l3 l4 l4 l1 coin l4 l4 h4 h4 l2 l2 l1 l1 h2 h2 h3 l3 coin coin l4 l1 l1 coin coin h3
    h3 h4 h4 h1 h1 l2 l3 l3 h2 l2 l2`,
  ),
  pays: {
    h1: { 3: 65, 4: 255, 5: 1000 },
    h2: { 3: 39, 4: 160, 5: 650 },
    h3: { 3: 27, 4: 105, 5: 430 },
    h4: { 3: 19, 4: 75, 5: 305 },
    l1: { 3: 13, 4: 50, 5: 205 },
    l2: { 3: 13, 4: 50, 5: 205 },
    l3: { 3: 9, 4: 35, 5: 140 },
    l4: { 3: 9, 4: 35, 5: 140 },
  },
  wild: 'wild',
  wilds: null,
  scatter: null,
  tumbles: null,
  orbs: null,
  freeSpins: null,
  hold: {
    symbol: 'coin',
    needed: 7,
    spins: 3,
    values: [20, 40, 60, 80, 120, 200, 400, 1000, 2000],
    weights: [300, 260, 160, 110, 70, 50, 30, 15, 5],
    oneIn: 18,
    full: 40000,
  },
  buy: null,
  maxCredits: 200000,
  books: { word: 'lines-40-hold', rows: 131072 },
}
