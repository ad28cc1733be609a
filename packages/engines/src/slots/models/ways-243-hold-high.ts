import type { GridModel } from '../grid/index.ts'
import { strips } from './strips.ts'

/** Hold and win with rare, valuable coins. */
export const ways243HoldHigh: GridModel = {
  id: 'ways-243-hold-high',
  pay: { by: 'ways' },
  roundCredits: 20,
  rows: 3,
  strips: strips(
    `l3 h4 h1 l3 l1 h1 l2 l1 l4 h3 l2 l4 l1 h3 l2 h2 l2 coin coin coin h4 l2 h2 l4 l1 h4 l3
    l1 l3 l4 l3 l4 h3 h4 h2`,
    `h1 l3 l2 h4 l3 l1 h2 l1 coin coin coin l4 h4 h1 h4 h2 l3 h3 h4 l4 l2 l4 l2 wild l1 l2 l4
    h3 h2 l4 l3 l1 h3 l1 l3 l2`,
    `l2 h4 l2 l1 coin coin coin l4 h1 h3 l3 h3 l3 l4 h4 l1 wild h2 l2 h2 l3 l1 l4 h4 l3 l2 l1
    l3 l2 h2 l4 h3 l1 h4 l4 h1`,
    `h3 l3 l1 l4 l3 l2 h2 l2 l3 l2 h4 l1 h4 l1 h3 l4 l1 l4 h2 l2 h4 l4 coin coin coin h4 l4
    h2 h1 l3 h3 wild h1 l2 l1 l3`,
    `h4 h1 l3 l4 l2 l1 h1 l1 h3 l4 coin coin coin l3 l4 h4 h3 l2 h2 l4 l3 l2 h4 l1 h2 l3 h4
    h3 l2 l4 l1 l2 h2 l1 l3`,
  ),
  pays: {
    h1: { 3: 30, 4: 120, 5: 485 },
    h2: { 3: 19, 4: 75, 5: 300 },
    h3: { 3: 13, 4: 50, 5: 205 },
    h4: { 3: 9, 4: 37, 5: 145 },
    l1: { 3: 6, 4: 24, 5: 95 },
    l2: { 3: 6, 4: 24, 5: 95 },
    l3: { 3: 4, 4: 17, 5: 65 },
    l4: { 3: 4, 4: 17, 5: 65 },
  },
  wild: 'wild',
  wilds: null,
  scatter: null,
  tumbles: null,
  orbs: null,
  freeSpins: null,
  hold: {
    symbol: 'coin',
    needed: 8,
    spins: 3,
    values: [10, 20, 30, 50, 100, 200, 500, 1000, 2000],
    weights: [300, 260, 160, 110, 70, 50, 30, 15, 5],
    oneIn: 16,
    full: 40000,
  },
  buy: null,
  maxCredits: 100000,
  books: { word: 'ways-243-hold-high', rows: 131072 },
}
