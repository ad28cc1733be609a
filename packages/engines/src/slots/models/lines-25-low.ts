import type { LinesModel } from '../lines/index.ts'
import { twentyFiveLines } from './paylines.ts'
import { strips } from './strips.ts'

const freeStrips = strips(
  'l2 h3 l1 l3 l4 l2 h2 h4 h3 h4 h1 l4 l1 l4 l2 l1 l3 l2 wild h4 l1 l4 wild scatter h3 l3 h2 l3',
  `h2 l4 l3 l2 h3 scatter wild l3 h2 h1 h3 l1 l2 l4 h2
   l3 l1 h4 l4 wild l3 l4 l2 h3 l1 h1 h2 h4 l3 l1`,
  'h4 l1 l4 l3 h2 scatter l2 l1 l4 l3 h1 h3 l2 h4 l1 wild h3 l4 l2 h1 l3 l2 l4 l1 wild l2 l4',
  `h4 l3 l4 l3 h2 h1 l1 h3 l3 wild h4 l4 h3 l2 l4 h1
   l4 l1 l2 h4 wild l1 l3 l2 h1 h2 l4 h3 l2 h2 scatter`,
  `h4 l3 h1 l4 scatter h2 l2 l4 h3 l3 l1 h4 wild l2 h3
   l1 h2 h4 l4 h2 l4 h1 l1 wild l4 l1 l2 l3 h4 l3`,
)

/** Twenty-five lines with wins in two of five spins, and short free spins. */
export const lines25Low: LinesModel = {
  id: 'lines-25-low',
  roundCredits: 25,
  rows: 3,
  strips: strips(
    `l4 l1 l2 h4 h3 h2 h1 l3 l2 h2 h4 wild l1 l2 h1
     h2 l2 h3 l4 l1 l3 h3 h4 l4 h4 scatter l2 l1 l3 h1`,
    `h1 l2 l1 h2 l4 l1 l2 l4 wild h3 h4 l3 h1 l4 l1
     l3 l2 h2 wild l1 h4 l4 l2 h4 l3 h3 l3 scatter h3`,
    'l4 l1 l3 l2 h3 l1 l2 h2 l4 l3 h4 h2 h1 h4 l4 l1 l2 l3 h2 h4 h3 scatter h4 l2 wild l4 l3 h3',
    `h4 l4 h1 l2 l3 l4 h2 h4 l2 wild h4 h1 wild h3 l1
     h2 l2 h4 h3 l4 l3 l1 scatter l4 l3 l2 l1 l3 h3`,
    'h3 l3 h4 l1 l3 l2 h2 l4 h4 h3 l4 l2 h3 l1 scatter wild l3 l1 h1 h2 l1 h3 l3 h4 l4 l2 l1 l3',
  ),
  lines: twentyFiveLines,
  pays: {
    wild: { 3: 60, 4: 300, 5: 10_000 },
    h1: { 3: 35, 4: 150, 5: 600 },
    h2: { 3: 30, 4: 120, 5: 450 },
    h3: { 3: 20, 4: 75, 5: 300 },
    h4: { 3: 20, 4: 60, 5: 200 },
    l1: { 3: 10, 4: 35, 5: 150 },
    l2: { 3: 10, 4: 35, 5: 150 },
    l3: { 3: 10, 4: 30, 5: 120 },
    l4: { 3: 10, 4: 30, 5: 120 },
  },
  wild: 'wild',
  scatter: { symbol: 'scatter', pays: { 3: 50, 4: 250, 5: 2500 } },
  freeSpins: {
    won: { 3: 5, 4: 8, 5: 10 },
    wonAgain: { 3: 3, 4: 3, 5: 3 },
    most: 15,
    multiplier: 1,
    strips: freeStrips,
  },
  maxCredits: 10_000,
}
