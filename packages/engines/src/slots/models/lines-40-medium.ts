import type { LinesModel } from '../lines/index.ts'
import { fortyLines } from './paylines.ts'
import { strips } from './strips.ts'

const freeStrips = strips(
  'l1 h4 h4 l4 l4 scatter l3 l3 h4 h4 l1 h3 h1 h2 h2 h3 h3 wild l3 l2 l2 h1 l2 l2 l4 l1 l1 l3',
  `wild h4 l1 l1 h3 h3 wild h1 h1 l2 l1 l2 scatter h2 h2
   l2 h2 l3 l4 l4 l3 l4 l4 h3 l2 l1 h4 h4 l3 l3`,
  `h4 h2 l1 l2 l2 scatter l3 l3 l2 l2 h2 wild l4 h3 h3
   l1 l1 wild h1 wild h3 l1 h4 h4 l4 l3 l3 l4 l4`,
  `l4 h1 scatter h4 h4 h1 h3 h3 l1 h2 h2 wild l1 l2 l2
   wild l4 l4 l1 l1 h3 wild l3 l3 l2 l2 h4 h2 h4 l3`,
  'l1 l1 wild l3 l3 h1 h1 l2 l2 l4 l4 l1 l3 h3 h3 h2 h2 wild l2 l4 l4 l3 scatter h3 l2 l2 h4 h4 h1',
)

/** Forty lines on four rows of stacked symbols, and free spins with extra wilds. */
export const lines40Medium: LinesModel = {
  id: 'lines-40-medium',
  roundCredits: 40,
  rows: 4,
  strips: strips(
    'l3 l3 l4 l4 l3 l1 l1 l2 h1 h3 h2 l4 h3 h4 h4 l1 l1 l3 wild l4 l1 h2 h2 l2 l2 scatter l2',
    'h2 l2 l1 l1 l2 l3 l3 l1 scatter h1 l3 l2 l2 l4 l4 h2 h2 l4 l4 h4 h4 l1 h1 h3 h3 h4 wild h3',
    'h3 wild l3 l3 h4 h4 h3 h3 scatter l3 l3 l4 l4 h2 h2 h1 h1 h3 l4 l4 h4 l1 l1 l2 l2 l1 l1 l2',
    `h2 h3 l3 l3 l1 l1 l2 l2 wild h3 h3 l4 l4 l2 l1
     l1 l2 l4 scatter h2 h1 l2 l1 l4 l4 l3 l3 h1 h4 h4`,
    'l2 l2 l1 l3 h1 h1 h3 l3 h3 scatter h4 h4 l2 l2 l3 l3 wild l4 l4 h3 l1 l1 l4 l4 h2 h2 l1 l1',
  ),
  lines: fortyLines,
  pays: {
    wild: { 2: 5, 3: 45, 4: 450, 5: 40_000 },
    h1: { 3: 45, 4: 200, 5: 1250 },
    h2: { 3: 35, 4: 125, 5: 700 },
    h3: { 3: 20, 4: 90, 5: 450 },
    h4: { 3: 15, 4: 60, 5: 250 },
    l1: { 3: 10, 4: 25, 5: 100 },
    l2: { 3: 10, 4: 25, 5: 100 },
    l3: { 3: 5, 4: 15, 5: 90 },
    l4: { 3: 5, 4: 15, 5: 90 },
  },
  wild: 'wild',
  scatter: { symbol: 'scatter', pays: { 3: 80, 4: 400, 5: 4000 } },
  freeSpins: {
    won: { 3: 8, 4: 12, 5: 16 },
    wonAgain: { 3: 4, 4: 4, 5: 4 },
    most: 24,
    multiplier: 1,
    strips: freeStrips,
  },
  maxCredits: 40_000,
}
