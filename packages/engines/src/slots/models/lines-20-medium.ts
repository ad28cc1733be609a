import type { LinesModel } from '../lines/index.ts'
import { twentyLines } from './paylines.ts'
import { strips } from './strips.ts'

const freeStrips = strips(
  'l2 l1 l3 l4 h4 l2 h1 h3 wild l3 l1 h2 l3 h4 l1 l2 scatter h1 l4 l3 h3 l2 l4 h3 l4 h1 l1 h2',
  'l3 h1 h3 l1 h4 l2 h3 l1 l4 wild l2 l4 l1 h3 l2 l4 l3 l1 l3 l4 scatter h2 l2 l3 wild l2 l3 h1 h4',
  `h1 l3 h2 l2 l1 wild l4 l2 l1 l4 wild h3 h4 l2 h1
   h4 h2 l4 l1 h3 scatter l1 h4 l3 l2 l3 h4 l4 l3 l4`,
  'h3 l3 wild l3 l1 h4 l2 wild l1 l2 h3 scatter l2 l3 h3 l2 l1 h1 l2 l1 h2 l4 h3 h4 l4 h1 h4 h2 l4',
  'h4 h1 l2 l3 l4 h3 l4 l3 l1 l4 l2 h3 wild l1 scatter l2 h2 h4 l2 l3 h1 l3 l1 h4 h2 h3 l1 l4',
)

/** Twenty lines with wilds on the middle reels, and free spins that triple wins. */
export const lines20Medium: LinesModel = {
  id: 'lines-20-medium',
  roundCredits: 20,
  rows: 3,
  strips: strips(
    'wild l2 l4 h4 l4 h3 l1 l2 h1 h4 l2 l3 h2 l1 l2 l3 h1 h2 scatter h4 h2 l4 l2 h3 l1 l4 l3 h3',
    'wild h4 l2 h3 l3 h2 h3 l4 l2 h4 scatter l4 l1 h3 l3 h1 l4 l1 l2 l3 l1 l2 l4 l3 h4 l1',
    `h3 h1 l1 h4 h3 l4 l2 h2 l1 l3 l2 l1 h3 h4 l3
     scatter l1 h4 l3 h2 l2 l4 h1 wild l2 l3 l1 l3 wild l4`,
    'l1 scatter l3 h1 l1 h2 l4 h3 l4 l2 h3 l3 h4 l1 h4 h2 h4 l2 h4 l3 l2 h3 wild l4 l1 h1 h3 l2',
    'l4 wild h2 l3 l4 l1 l3 h4 l1 h1 h4 l2 h1 h3 l2 l3 l4 l3 scatter l2 h2 h3 l1 l2 l3 h3 l1 l2',
  ),
  lines: twentyLines,
  pays: {
    wild: { 2: 5, 3: 40, 4: 400, 5: 20_000 },
    h1: { 3: 40, 4: 200, 5: 1200 },
    h2: { 3: 30, 4: 120, 5: 600 },
    h3: { 3: 20, 4: 75, 5: 400 },
    h4: { 3: 15, 4: 60, 5: 250 },
    l1: { 3: 10, 4: 25, 5: 100 },
    l2: { 3: 10, 4: 25, 5: 100 },
    l3: { 3: 5, 4: 15, 5: 75 },
    l4: { 3: 5, 4: 15, 5: 75 },
  },
  wild: 'wild',
  scatter: { symbol: 'scatter', pays: { 3: 40, 4: 200, 5: 2000 } },
  freeSpins: {
    won: { 3: 8, 4: 10, 5: 12 },
    wonAgain: { 3: 4, 4: 4, 5: 4 },
    most: 24,
    multiplier: 3,
    strips: freeStrips,
  },
  maxCredits: 20_000,
}
