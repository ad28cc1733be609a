import type { GridModel } from '../grid/index.ts'
import { twentyFiveLines } from './paylines.ts'
import { strips } from './strips.ts'

/** Hold and win from six coins, and free spins. */
export const lines25Hold: GridModel = {
  id: 'lines-25-hold',
  pay: { by: 'lines', lines: twentyFiveLines },
  roundCredits: 25,
  rows: 3,
  strips: strips(
    `l4 l3 h3 h2 l1 h4 l4 l2 l4 h4 h3 l1 l3 scatter l3 l1 l3 h4 h1 h4 h2 h3 l2 h2 coin coin
    l3 l2 h1 l1 l4 coin coin l2 l4 l2 l1`,
    `l1 l2 wild l1 l3 l2 l1 l4 l1 h4 l3 scatter l3 h4 l4 l1 l4 coin coin h2 h3 coin coin l2
    l3 h4 h3 l2 l4 l3 h3 h2 h1 h2 l4 h1 l2 h4`,
    `l1 l2 h2 l3 h4 l1 l4 l3 h1 l2 wild l2 l4 h4 l3 l4 h4 coin coin l4 h3 h4 h3 coin coin l4
    h1 h2 l2 l3 l1 h3 l1 l2 h2 scatter l1 l3`,
    `l4 h2 coin coin l1 h3 h1 l1 l4 scatter l1 h1 h4 l1 h2 l2 l3 wild l4 h4 l3 l1 l3 h4 l3 l2
    l4 h3 l4 l2 coin coin l3 h3 l2 h2 h4 l2`,
    `l1 l2 l4 l2 scatter coin coin h4 l4 l3 l2 h4 l1 h4 l4 l3 h2 h3 l3 h4 l2 h1 h2 h1 l4 h3
    coin coin l3 l1 h3 l1 l2 h2 l1 l4 l3`,
  ),
  pays: {
    h1: { 3: 85, 4: 340, 5: 1350 },
    h2: { 3: 50, 4: 210, 5: 850 },
    h3: { 3: 35, 4: 140, 5: 550 },
    h4: { 3: 25, 4: 100, 5: 405 },
    l1: { 3: 17, 4: 70, 5: 270 },
    l2: { 3: 17, 4: 70, 5: 270 },
    l3: { 3: 12, 4: 46, 5: 185 },
    l4: { 3: 12, 4: 46, 5: 185 },
  },
  wild: 'wild',
  wilds: null,
  scatter: { symbol: 'scatter', pays: {} },
  tumbles: null,
  orbs: null,
  freeSpins: {
    won: { 3: 8, 4: 10, 5: 12 },
    wonAgain: { 3: 4, 4: 6, 5: 8 },
    most: 40,
    multiplier: 1,
    strips: strips(
      `l2 l1 h3 h4 h1 l3 scatter h4 h3 l3 l2 l3 h4 l1 l2 l4 h2 h1 l4 l3 l1 l4 l2 h2 l4 l1 h3 l2
    h2 l4 l3 h4 l1`,
      `l2 l4 h3 l1 h4 l3 l1 h3 l3 l2 l4 l1 h2 h3 h1 l1 l4 l3 wild h4 l2 h4 h2 l3 l2 h2 l4 h4 h1
    l4 l3 l2 l1 scatter wild`,
      `h4 l3 h4 l4 l2 l3 l1 l4 l3 l2 h3 l2 h2 l3 h1 h3 l1 h4 wild h2 h4 l3 l4 h1 h2 l2 l1 l2 l4
    l1 scatter l1 wild h3 l4`,
      `wild h3 h4 l1 h2 h1 l4 l2 h3 h2 l4 l3 h3 l4 l2 h4 l2 l3 h2 l1 scatter l1 l4 l3 l4 l1 l3
    l1 wild h4 l3 l2 h1 h4 l2`,
      `h4 l2 l1 h3 l3 l1 l3 h3 h4 h1 h3 l2 l3 l4 h2 l4 l1 h4 l4 h2 l2 l4 scatter h2 l2 h1 l3 l1
    l4 h4 l2 l3 l1`,
    ),
    wilds: null,
  },
  hold: {
    symbol: 'coin',
    needed: 6,
    spins: 3,
    values: [15, 25, 50, 75, 100, 150, 250, 500, 1250],
    weights: [300, 260, 160, 110, 70, 50, 30, 15, 5],
    oneIn: 15,
    full: 12500,
  },
  buy: null,
  maxCredits: 75000,
  books: { word: 'lines-25-hold', rows: 131072 },
}
