import type { GridModel } from '../grid/index.ts'
import { strips } from './strips.ts'

/** Six reels with wins in almost half of the spins; scatters pay and there are no features. */
export const ways729Low: GridModel = {
  id: 'ways-729-low',
  pay: { by: 'ways' },
  roundCredits: 20,
  rows: 3,
  strips: strips(
    `h4 l1 l4 h2 h1 l4 l3 h2 l1 l2 l3 h3 l4 l1 h4 l1 h1 l1 l3 scatter h4 l2 l4 l2 h2 l3 h3 l2
    l4 h4 l3 l2 h3`,
    `h3 l2 h1 l4 l2 l3 h3 h4 l3 h2 h4 l2 h2 l3 h4 l1 l4 h2 l2 l4 h3 scatter wild l1 l4 l1 h1
    l4 l3 l2 h4 l1 l3 l1`,
    `h4 h3 l4 l1 l3 h2 l1 l4 l2 l3 l1 l2 h4 h3 h2 l1 h1 l3 scatter l1 l4 l3 wild l4 l2 h4 l2
    l4 h2 h3 h1 l2 h4 l3`,
    `h1 l4 l2 l1 l2 l1 l3 h3 h2 l3 l2 h4 h3 l4 h4 h2 h4 l1 l3 l2 h4 h2 l4 l1 h1 l4 l3 l4 l2
    l1 l3 wild h3 scatter`,
    `h2 l4 h1 h2 h4 l3 l1 l4 l1 l4 l2 l4 h4 l3 h3 l2 scatter l2 wild l3 h4 l1 h4 h3 l4 l1 l2
    l1 l3 h2 l2 l3 h3 h1`,
    `h3 l2 l3 h2 h4 l4 h4 l2 l1 l3 l2 l4 h3 l3 l1 l3 l1 l4 l2 h4 l1 h2 h1 l1 h4 scatter h3 l4
    h2 h1 l3 l2 l4`,
  ),
  pays: {
    h1: { 3: 24, 4: 75, 5: 220, 6: 650 },
    h2: { 3: 15, 4: 45, 5: 135, 6: 405 },
    h3: { 3: 10, 4: 31, 5: 90, 6: 275 },
    h4: { 3: 7, 4: 22, 5: 65, 6: 195 },
    l1: { 3: 5, 4: 15, 5: 44, 6: 130 },
    l2: { 3: 5, 4: 15, 5: 44, 6: 130 },
    l3: { 3: 3, 4: 10, 5: 30, 6: 90 },
    l4: { 3: 3, 4: 10, 5: 30, 6: 90 },
  },
  wild: 'wild',
  wilds: null,
  scatter: { symbol: 'scatter', pays: { 3: 40, 4: 200, 5: 1000, 6: 10000 } },
  tumbles: null,
  orbs: null,
  freeSpins: null,
  hold: null,
  buy: null,
  maxCredits: 20000,
  books: { word: 'ways-729-low', rows: 131072 },
}
