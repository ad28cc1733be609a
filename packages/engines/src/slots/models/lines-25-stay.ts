import type { GridModel } from '../grid/index.ts'
import { twentyFiveLines } from './paylines.ts'
import { strips } from './strips.ts'

/** Wilds stay until the end of the free spins. */
export const lines25Stay: GridModel = {
  id: 'lines-25-stay',
  pay: { by: 'lines', lines: twentyFiveLines },
  roundCredits: 25,
  rows: 3,
  strips: strips(
    `h3 h3 h4 h4 h2 l4 l3 l3 l2 l1 scatter l3 l3 h1 h1 l2 l2 l4 l4 l3 h2 h2 l1 l1 h3 h4 h4 l2
    l2 l4 l4 l1 l1`,
    `l1 l1 h3 l2 l2 l1 l3 l3 h2 h2 h4 h4 l2 l2 h1 h1 scatter l3 h3 h3 l4 h2 l4 l4 l1 l1 l3 l3
    l2 h4 h4 l4 l4 wild`,
    `l3 h3 h3 h2 l2 l1 l1 l4 l2 l2 h4 h4 l3 l3 l1 wild h3 scatter h1 h1 l2 l2 l1 l1 h4 h4 l4
    l4 h2 h2 l3 l3 l4 l4`,
    `l1 l2 l2 l3 l3 l4 l4 h2 h2 h1 h1 l2 h2 l1 l1 l4 h4 h4 scatter h3 l2 l2 l3 h4 h4 wild l1
    l1 l4 l4 h3 h3 l3 l3`,
    `h2 h2 l4 l4 h3 h1 h1 l2 l2 h4 h4 scatter l4 l2 l1 h4 h4 wild h2 l4 l4 l1 l1 l3 h3 h3 l3
    l3 l1 l1 l3 l3 l2 l2`,
  ),
  pays: {
    h1: { 3: 80, 4: 325, 5: 1300 },
    h2: { 3: 50, 4: 200, 5: 800 },
    h3: { 3: 34, 4: 135, 5: 550 },
    h4: { 3: 24, 4: 100, 5: 390 },
    l1: { 3: 16, 4: 65, 5: 260 },
    l2: { 3: 16, 4: 65, 5: 260 },
    l3: { 3: 11, 4: 45, 5: 180 },
    l4: { 3: 11, 4: 45, 5: 180 },
  },
  wild: 'wild',
  wilds: null,
  scatter: { symbol: 'scatter', pays: {} },
  tumbles: null,
  orbs: null,
  freeSpins: {
    won: { 3: 8, 4: 10, 5: 15 },
    wonAgain: {},
    most: 15,
    multiplier: 1,
    strips: strips(
      `h2 h3 l3 l4 h4 l3 h2 h4 l1 l2 l1 h4 l2 l4 h3 h2 l4 h1 l2 l3 h1 l2 l1 l3 l2 l4 h3 h4 l1
    l4 l3 l1`,
      `h1 l3 l4 h2 l2 h3 l2 h4 l2 l1 l4 h3 h2 l3 h2 l1 l4 h4 h1 h4 l3 l4 l3 l1 l3 l1 l4 wild l2
    h4 l2 l1 h3`,
      `l1 h4 l4 l2 h4 l2 l4 h1 l3 l1 l4 l2 h3 l3 h2 l2 h4 wild l2 h3 l3 l1 h2 l1 l3 h3 l3 l4 h4
    l1 l4 h1 h2`,
      `l3 h3 h4 h2 l2 h2 l2 l1 wild h1 l4 l1 l4 l3 l2 l3 h3 l2 l3 l2 h1 h4 l4 h4 l4 h2 l1 l4 h3
    l1 h4 l3 l1`,
      `h2 h3 h4 h3 l3 l1 l4 h1 l1 l2 h1 l2 l4 l2 l3 h4 l3 l4 h4 l2 l4 l1 l2 h3 l1 h2 h4 h2 l3
    wild l1 l4 l3`,
    ),
    wilds: 'stay',
  },
  hold: null,
  buy: { credits: 733, spins: 8, rows: 16384 },
  maxCredits: 125000,
  books: { word: 'lines-25-stay', rows: 131072 },
}
