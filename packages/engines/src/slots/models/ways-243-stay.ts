import type { GridModel } from '../grid/index.ts'
import { strips } from './strips.ts'

/** Rare free spins with staying wilds. */
export const ways243Stay: GridModel = {
  id: 'ways-243-stay',
  pay: { by: 'ways' },
  roundCredits: 20,
  rows: 3,
  strips: strips(
    `l2 l4 l1 h2 l4 h4 l1 scatter h3 l2 h4 h3 l2 h2 l3 h4 l2 l3 l4 l3 h1 h2 l3 h1 l1 l4 l1 h3
    l1 l3 l4 l2 h4`,
    `l4 h1 l4 l2 l3 l1 h3 l1 h4 l2 h3 l4 h4 l2 scatter l3 h2 h1 l4 l3 wild l1 l3 h4 l2 h4 h3
    l1 h2 l2 h2 l3 l4 l1`,
    `l3 h4 l1 l2 h2 l1 h2 h4 l1 h3 wild l1 l4 l3 l4 l2 l3 l2 h1 h2 l4 h3 scatter h3 h4 l2 l1
    l3 h4 l2 l4 h1 l3 l4`,
    `l3 h1 l3 l4 l2 scatter l1 l2 l4 l2 l4 l1 l4 h4 h2 h3 l1 h4 h2 h3 l1 h4 l3 l2 h1 h3 l4 l3
    h2 l2 l3 l1 wild h4`,
    `l3 l4 l2 h2 l1 h1 l2 l3 l4 h4 scatter l4 h2 l1 l3 h4 h2 l1 l2 h3 l1 l2 l3 h4 h1 h3 l1 l4
    l2 l3 h4 h3 l4`,
  ),
  pays: {
    h1: { 3: 10, 4: 60, 5: 360 },
    h2: { 3: 6, 4: 37, 5: 225 },
    h3: { 3: 4, 4: 25, 5: 150 },
    h4: { 3: 3, 4: 18, 5: 110 },
    l1: { 3: 2, 4: 12, 5: 70 },
    l2: { 3: 2, 4: 12, 5: 70 },
    l3: { 3: 1, 4: 8, 5: 50 },
    l4: { 3: 1, 4: 8, 5: 50 },
  },
  wild: 'wild',
  wilds: null,
  scatter: { symbol: 'scatter', pays: {} },
  tumbles: null,
  orbs: null,
  freeSpins: {
    won: { 3: 8, 4: 10, 5: 12 },
    wonAgain: {},
    most: 12,
    multiplier: 1,
    strips: strips(
      `h2 l4 h4 h2 h1 l3 l1 l3 l4 h2 l4 l1 l2 h4 l2 l4 h3 h1 h3 h4 l1 l2 l1 l2 l3 l2 l3 h3 l3
    l4 l1 h4`,
      `l2 h2 h3 l2 l3 h4 l2 l1 l4 l1 l3 l2 l1 h1 l3 h1 l4 l2 h4 l1 h4 l4 h2 h3 l3 l4 h3 l3 wild
    h2 l4 l1 h4`,
      `l3 l1 h2 l3 h2 l3 h4 h3 l4 l1 l2 l4 l1 l4 l1 l4 wild h4 l3 l2 h3 l2 l3 h4 l2 l1 h1 l4 l2
    h3 h4 h2 h1`,
      `l4 l2 l4 h2 l3 h4 l1 l2 l4 l1 l3 l1 h3 h1 l2 h4 l3 wild h2 h1 h4 h3 l2 l1 l3 l4 l1 l2 l3
    h3 l4 h2 h4`,
      `l3 l1 h2 h1 h3 h4 l4 h4 l4 l3 l2 h1 l4 l3 l2 h2 l2 l1 l2 h4 l4 h3 wild l1 l3 l1 h3 l1 l3
    h2 h4 l4 l2`,
    ),
    wilds: 'stay',
  },
  hold: null,
  buy: { credits: 932, spins: 8, rows: 16384 },
  maxCredits: 100000,
  books: { word: 'ways-243-stay', rows: 131072 },
}
