import type { LinesModel } from '../lines/index.ts'
import { thirtyLines } from './paylines.ts'
import { strips } from './strips.ts'

const freeStrips = strips(
  'l1 h4 h1 l1 wild l4 h2 l2 l4 l3 h3 scatter h4 h3 l2 l3 l1 h1 l4 h3 l1 l4 l2 l3 h4 l1 h1 h2',
  'h3 l1 h4 l2 l3 h4 l4 h3 h2 scatter l2 h1 l4 l2 l1 wild l3 l2 h1 l4 l2 l3 l1 l2 l3 h3 h2 l3 l4',
  'wild l2 h2 scatter h1 l2 h2 h4 l1 h4 h3 l2 l1 l4 h3 l2 l3 wild l1 l4 l3 h4 h1 l4 l3 h3 h2 l1 l3',
  'l2 l4 h3 l1 l3 l4 l1 h4 l2 wild h2 l1 h1 l3 h3 l1 l3 h3 h4 l4 h3 wild h4 l2 h2 l4 l3 scatter h1',
  'l3 h2 l1 l3 h1 l4 l3 h4 l1 l2 h2 wild l3 h4 l4 h2 l1 h3 l2 l3 wild h4 scatter h3 l2 h1 l1 l2 h3',
)

/** Thirty lines; two wilds already pay, and free spins are frequent. */
export const lines30Medium: LinesModel = {
  id: 'lines-30-medium',
  roundCredits: 30,
  rows: 3,
  strips: strips(
    'h3 l1 l4 h1 l3 l2 h4 h2 l4 l2 h1 l3 h4 h3 h2 l2 h4 l1 l3 h3 l1 l2 wild l4 l3 l1 scatter l4',
    'l1 h3 l3 l1 h1 l2 h3 h4 wild h4 l3 l2 h2 l4 l3 h2 l4 h1 l3 l2 l3 l1 scatter l2 h4 l1 h4 l4',
    `h2 l4 l1 h3 l2 l3 h4 l3 h3 l4 wild l1 scatter l4 h2
     l3 h3 scatter l1 h1 l2 l1 h4 l2 h1 l4 l2 h3 l1`,
    'h1 l3 h3 l2 h2 h3 l1 h4 l4 l2 l3 l4 h1 wild l4 h4 l1 l3 l2 scatter h3 l4 l1 h4 h3 l2 l1 h2',
    'l3 wild h3 h2 l3 l2 h1 h2 h3 l1 h1 scatter l2 l3 l4 l3 l1 l2 l4 h3 h1 h4 l1 l2 h4 l1 h4 l4',
  ),
  lines: thirtyLines,
  pays: {
    wild: { 2: 5, 3: 50, 4: 500, 5: 30_000 },
    h1: { 3: 50, 4: 250, 5: 1750 },
    h2: { 3: 45, 4: 175, 5: 900 },
    h3: { 3: 25, 4: 100, 5: 500 },
    h4: { 3: 20, 4: 80, 5: 350 },
    l1: { 3: 10, 4: 35, 5: 125 },
    l2: { 3: 10, 4: 35, 5: 125 },
    l3: { 3: 5, 4: 20, 5: 100 },
    l4: { 3: 5, 4: 20, 5: 100 },
  },
  wild: 'wild',
  scatter: { symbol: 'scatter', pays: { 3: 60, 4: 300, 5: 3000 } },
  freeSpins: {
    won: { 3: 6, 4: 8, 5: 10 },
    wonAgain: { 3: 3, 4: 3, 5: 3 },
    most: 18,
    multiplier: 2,
    strips: freeStrips,
  },
  maxCredits: 30_000,
}
