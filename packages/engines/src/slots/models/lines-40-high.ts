import type { LinesModel } from '../lines/index.ts'
import { fortyLines } from './paylines.ts'
import { strips } from './strips.ts'

const freeStrips = strips(
  `h4 h4 h4 h4 l4 l4 l4 l4 l2 l2 l2 l2 h2 h1 h1 h1 h1
   h2 h2 h2 h2 l1 l1 l1 l1 l3 l3 l3 l3 scatter h3 h3 h3 wild`,
  `h1 h1 h1 h4 h4 h4 h2 h2 h2 h2 l3 l1 l1 l1 l1 l2 scatter
   h3 h3 h3 h3 l4 l4 l4 l3 l3 l3 l4 l4 l2 l2 l2 wild`,
  `h3 h2 h2 h2 h3 h3 h3 h3 l3 l3 l3 l3 h4 h4 l1 l1 l1
   l1 l4 l4 h2 l2 wild h1 h1 h1 h1 scatter l2 l2 l2 h4 h4 h4`,
  `h4 h4 h4 h4 l4 l4 l4 l4 h1 scatter wild l1 l1 l1 l1 l2 l2
   l2 l2 h1 h1 h1 h1 h2 h2 h2 h3 h3 h3 h3 l3 l3 l3`,
  `h1 scatter l1 l1 l1 l1 l2 h2 h2 h2 h3 h3 h3 l3 l3 l3 l3
   l1 l1 h4 h4 h4 h1 h1 h1 h1 wild l2 l2 l2 l4 l4 l4`,
)

/** Forty lines on four rows in tall stacks: long losing streaks, and screens full of one symbol. */
export const lines40High: LinesModel = {
  id: 'lines-40-high',
  roundCredits: 40,
  rows: 4,
  strips: strips(
    `h1 h1 h1 h1 h2 h2 h2 h4 h4 h4 h4 l3 l3 l3 wild l3 l3
     h3 h3 l1 l1 l1 l1 l4 l4 l4 l4 l2 l2 l2 l2 l4 l4 scatter`,
    `l4 l4 l4 h3 h3 h3 h3 l1 l1 l1 l3 l3 l3 l3 scatter h1 h1
     h1 l2 l2 l2 h4 h4 h4 l3 l3 l3 l1 l1 h2 h2 h2 wild h4`,
    `wild h4 h4 h4 h4 l3 l3 l3 l1 l1 l1 l1 l4 l4 h3 h3 h3
     h3 h1 h1 h1 l4 l4 l4 l2 l2 scatter l3 l3 l3 l1 h2 h2 h2`,
    `h4 h4 h4 h4 l2 l2 scatter l2 l2 l2 l4 wild h1 h1 h1 h3 h3
     h3 h3 l1 l1 l1 l1 l4 l4 l4 h4 l3 l3 l3 l3 h2 h2 h2`,
    `h2 h2 h2 h2 wild l3 l3 l3 l3 scatter l1 l1 l1 l1 h1 h1 h1 h1
     h3 h3 h3 l4 l4 l4 l4 h4 l2 l2 l2 l2 l4 h4 h4 h4 h4`,
  ),
  lines: fortyLines,
  pays: {
    wild: { 3: 40, 4: 400, 5: 100_000 },
    h1: { 3: 40, 4: 250, 5: 1500 },
    h2: { 3: 30, 4: 150, 5: 750 },
    h3: { 3: 25, 4: 75, 5: 400 },
    h4: { 3: 15, 4: 45, 5: 250 },
    l1: { 3: 10, 4: 25, 5: 90 },
    l2: { 3: 10, 4: 25, 5: 90 },
    l3: { 3: 5, 4: 15, 5: 75 },
    l4: { 3: 5, 4: 15, 5: 75 },
  },
  wild: 'wild',
  scatter: { symbol: 'scatter', pays: { 3: 80, 4: 400, 5: 4000 } },
  freeSpins: {
    won: { 3: 8, 4: 12, 5: 16 },
    wonAgain: { 3: 8, 4: 8, 5: 8 },
    most: 24,
    multiplier: 3,
    strips: freeStrips,
  },
  maxCredits: 100_000,
}
