import type { LinesModel } from '../lines/index.ts'
import { fiftyLines } from './paylines.ts'
import { strips } from './strips.ts'

const freeStrips = strips(
  `l2 l2 l2 h1 l3 wild h3 h3 h3 h2 l3 l3 l3 l3 scatter h4 h4
   h4 h4 h3 l1 l1 l1 l1 h2 h2 h2 l4 l4 l4 h1 h1 h1 h1`,
  `l4 l4 l4 l4 l2 l2 l2 l2 l3 l3 l3 l3 h3 h3 h3 h3 scatter
   h1 h1 h1 l1 l1 l1 l1 h4 h4 h4 h4 wild h3 h2 h2 h2 h2`,
  `h1 h1 h1 h1 l4 l4 l4 l4 h1 h2 h2 h2 h2 h4 h4 h4 h4
   l3 l3 l3 l1 l1 l1 l1 scatter h3 h3 h3 l3 wild l2 l2 l2 l2`,
  `scatter wild h4 l3 l1 h3 l4 l4 l4 l4 h1 h1 h1 l1 l1 l1 l1
   l2 h3 h3 h3 h3 h1 l2 l2 l2 h2 h2 h2 h2 h4 h4 h4 h4`,
  `wild h2 h2 h4 h4 h4 h4 h1 l3 l2 l1 l1 l1 l1 l4 l4 l4
   l4 l1 h3 h3 h3 h1 h1 h1 h1 l4 scatter l2 l2 l2 l3 l3 l3`,
)

/** Fifty lines on four rows in tall stacks; free spins multiply wins by four. */
export const lines50High: LinesModel = {
  id: 'lines-50-high',
  roundCredits: 50,
  rows: 4,
  strips: strips(
    `scatter l4 h2 h2 h3 h3 h3 h3 l1 l1 l1 l1 wild l2 l2 l2 l2
     l3 h1 h1 h1 h4 h4 h4 h4 h3 l3 l3 l3 l3 l4 l4 l4 l4`,
    `l4 l4 l4 l4 l2 l1 l1 l1 scatter l2 l2 l2 l2 l3 l3 l3 l3
     l4 h4 h4 h4 h4 h3 h2 h2 h2 h1 h1 h1 wild h3 h3 h3 l3`,
    `h3 h3 h3 h4 h4 h4 h4 l4 l4 h4 wild l4 l4 l4 l4 h1 h1
     scatter l3 l3 l3 l3 l1 l1 l1 l3 l2 l2 l2 l2 h2 h2 h2 l1`,
    `l4 h1 h1 h1 h2 h2 h2 h4 h4 l2 l2 l2 l3 l2 h3 h3 h3
     h3 l3 l3 l3 l3 l4 l4 l4 l4 wild h1 h1 scatter l1 l1 l1 h3`,
    `h3 h3 h3 scatter l3 l3 l3 l3 wild l4 l4 l4 l4 h4 h4 h4 h4
     l4 l4 h3 h1 h1 h2 h2 h2 l1 l1 l1 l1 l3 l2 l2 l2 l2`,
  ),
  lines: fiftyLines,
  pays: {
    wild: { 3: 60, 4: 600, 5: 100_000 },
    h1: { 3: 45, 4: 250, 5: 2500 },
    h2: { 3: 30, 4: 150, 5: 900 },
    h3: { 3: 15, 4: 60, 5: 350 },
    h4: { 3: 10, 4: 35, 5: 175 },
    l1: { 3: 5, 4: 15, 5: 70 },
    l2: { 3: 5, 4: 15, 5: 70 },
    l3: { 3: 5, 4: 10, 5: 60 },
    l4: { 3: 5, 4: 10, 5: 60 },
  },
  wild: 'wild',
  scatter: { symbol: 'scatter', pays: { 3: 100, 4: 500, 5: 5000 } },
  freeSpins: {
    won: { 3: 8, 4: 10, 5: 12 },
    wonAgain: { 3: 4, 4: 4, 5: 4 },
    most: 20,
    multiplier: 4,
    strips: freeStrips,
  },
  maxCredits: 100_000,
}
