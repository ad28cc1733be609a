import type { LinesModel } from '../lines/index.ts'
import { tenLines } from './paylines.ts'
import { strips } from './strips.ts'

const freeStrips = strips(
  'wild l2 l4 l1 l2 h3 l1 l2 l3 h2 l3 l4 l3 l1 wild l4 h1 l3 h3 l2 h4 l1 h3 scatter h4 l4 h2 h3 h1',
  `h4 h1 l4 h4 h2 l4 l2 h2 l3 l1 scatter h3 l4 h2 l3
   h1 l1 h4 l3 l4 h3 l2 wild l3 h3 l4 l1 wild h4 l1`,
  'scatter h4 h3 l3 h4 wild l1 wild h3 l2 l1 h2 l4 l3 h2 h3 l1 l3 h4 l2 l4 h1 l1 l2 h1 h3 l4 l3 l2',
  'l3 l1 h4 scatter h3 l2 wild l1 h3 l3 h2 h1 l1 l2 h2 h3 l2 h2 l4 l1 wild l2 l3 l4 h1 l3 l4 l2 h4',
  'l3 l4 h1 wild h2 l1 h3 l4 h2 wild l2 h1 l1 l4 h3 l2 l4 l3 scatter l2 h4 l1 h4 l3 h4 h3 l3 l4 h3',
)

/** Ten lines, and free spins that double wins. */
export const lines10Medium: LinesModel = {
  id: 'lines-10-medium',
  roundCredits: 10,
  rows: 3,
  strips: strips(
    'l3 h4 h3 l3 l4 h1 l1 l2 scatter h4 h3 l2 h2 l1 wild h4 h3 l2 h1 l4 l1 l2 l4 h2 l3 l1 l3 l4',
    'h3 wild l4 h3 h2 l2 l3 l1 l2 l4 h4 h1 l1 l4 l2 l3 h4 h3 scatter l1 l3 h2 l2 l4 l3 h4 l2',
    'l3 l1 l2 h3 wild l2 l3 l1 l2 h3 h4 l3 h2 l4 h1 h3 l1 h1 l2 l3 scatter l1 l4 l3 l1 h4 l4 h2',
    'l4 h4 l2 h1 l1 h4 l3 l1 l4 l2 h2 h3 h1 l2 h3 l1 scatter h2 l3 h3 l1 l3 l2 h4 wild h3 l4 l2',
    'scatter l2 l1 h3 h2 wild l1 l2 h4 l4 l2 h4 l4 h1 l1 l3 h3 l4 h2 l3 h3 l3 h2 h4 h1 l2 h4 l1',
  ),
  lines: tenLines,
  pays: {
    wild: { 2: 5, 3: 45, 4: 450, 5: 15_000 },
    h1: { 3: 45, 4: 200, 5: 1250 },
    h2: { 3: 35, 4: 125, 5: 700 },
    h3: { 3: 20, 4: 90, 5: 450 },
    h4: { 3: 20, 4: 70, 5: 250 },
    l1: { 3: 10, 4: 25, 5: 120 },
    l2: { 3: 10, 4: 25, 5: 120 },
    l3: { 3: 5, 4: 20, 5: 90 },
    l4: { 3: 5, 4: 20, 5: 90 },
  },
  wild: 'wild',
  scatter: { symbol: 'scatter', pays: { 3: 20, 4: 100, 5: 1000 } },
  freeSpins: {
    won: { 3: 10, 4: 15, 5: 20 },
    wonAgain: { 3: 5, 4: 5, 5: 5 },
    most: 30,
    multiplier: 2,
    strips: freeStrips,
  },
  maxCredits: 15_000,
}
