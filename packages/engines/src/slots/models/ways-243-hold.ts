import type { GridModel } from '../grid/index.ts'
import { strips } from './strips.ts'

/** Hold and win from six coins. */
export const ways243Hold: GridModel = {
  id: 'ways-243-hold',
  pay: { by: 'ways' },
  roundCredits: 20,
  rows: 3,
  strips: strips(
    `h4 h3 l3 h2 l2 h3 l4 h4 l3 l4 h2 l3 l1 h4 l1 l2 l3 l2 h1 h4 coin coin l1 l4 l2 h3 l1 l4
    h2 l4 l3 l1 h1 coin coin l2`,
    `h2 l3 h2 l4 l1 l2 h1 l4 h3 l2 h2 coin coin l2 h3 h4 l4 l1 l3 l1 l3 l1 l3 l1 h1 l4 coin
    coin h3 h4 l3 h4 l2 wild l2 h4 l4`,
    `coin coin l4 l3 l2 h1 h2 h3 l4 h4 l1 l2 coin coin l3 h4 h2 l1 h4 l2 l4 h4 l1 l2 l3 l4 l3
    l1 wild h3 l1 l4 l3 h2 h1 h3 l2`,
    `l3 h2 l4 coin coin l1 h4 l2 h1 l3 l2 l4 h2 l2 l3 l4 h3 l4 l1 h4 l2 coin coin l4 h4 h3 l1
    l3 l1 h1 l2 h4 h3 l3 l1 h2 wild`,
    `l4 h3 l3 h4 l3 coin coin l4 h1 h3 h2 h4 l3 l1 l4 l2 l4 l2 l1 h4 l1 h2 l3 h4 l3 h1 l4 l2
    l1 l2 h2 l2 coin coin h3 l1`,
  ),
  pays: {
    h1: { 3: 29, 4: 95, 5: 330 },
    h2: { 3: 18, 4: 60, 5: 205 },
    h3: { 3: 12, 4: 41, 5: 140 },
    h4: { 3: 9, 4: 29, 5: 100 },
    l1: { 3: 6, 4: 19, 5: 65 },
    l2: { 3: 6, 4: 19, 5: 65 },
    l3: { 3: 4, 4: 13, 5: 45 },
    l4: { 3: 4, 4: 13, 5: 45 },
  },
  wild: 'wild',
  wilds: null,
  scatter: null,
  tumbles: null,
  orbs: null,
  freeSpins: null,
  hold: {
    symbol: 'coin',
    needed: 6,
    spins: 3,
    values: [10, 20, 30, 40, 60, 100, 200, 500, 1000],
    weights: [300, 260, 160, 110, 70, 50, 30, 15, 5],
    oneIn: 15,
    full: 10000,
  },
  buy: null,
  maxCredits: 60000,
  books: { word: 'ways-243-hold', rows: 131072 },
}
