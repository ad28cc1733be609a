import type { LinesModel } from '../lines/index.ts'
import { fiftyLines } from './paylines.ts'
import { strips } from './strips.ts'

const freeStrips = strips(
  'l4 h4 scatter h3 l4 h2 h2 h4 l3 l3 l1 h1 h4 h4 l2 l2 l3 h2 h3 h3 l3 l1 l1 wild l2 l2 l4 l4 h1',
  'h3 h3 h2 h2 l3 l3 l4 l4 h1 l4 l4 l2 l1 h4 wild h4 h3 l2 l2 l1 l1 l3 l3 h1 l1 scatter l2',
  'h4 h4 l1 l1 l2 l3 l3 h4 l3 h3 h3 l2 l2 h2 l2 l4 l4 wild h2 h1 h1 l3 l4 l4 scatter l1 l1 h4 wild',
  'l2 l2 h1 l1 l1 wild h3 h3 l3 l3 h4 h1 h1 l1 l1 l4 l4 l2 l3 l3 h3 scatter h4 h4 h3 l2 h2 l4 wild',
  'l2 scatter l3 l3 h1 h1 l1 l1 h3 h3 l4 h4 h4 l1 l1 l2 l2 l3 l3 h2 wild h3 h2 h1 l4 l4 l2 l2 h4',
)

/** Fifty lines on four rows; free spins double wins. */
export const lines50Medium: LinesModel = {
  id: 'lines-50-medium',
  roundCredits: 50,
  rows: 4,
  strips: strips(
    'h1 l1 l4 l4 wild h2 scatter h4 h4 l2 l2 h3 h3 h1 l1 l1 h3 l2 l2 l3 h3 l3 l4 l4 l3 l3 l4 h2',
    'h2 h2 l4 l4 l3 l3 l4 h3 h1 h1 scatter wild h4 h3 h3 l3 l3 l1 l1 l2 l2 l1 l1 l2 l2 l4 h4 h4',
    'l4 l4 l1 l1 l2 l2 h1 h1 l3 l3 scatter l4 l4 h3 h3 l2 l3 h2 h4 wild h4 h4 h2 h3 h2 h2 l1 l1',
    'wild h1 h2 h2 l3 scatter l3 l3 l1 h3 h3 h1 l4 l4 h4 h4 l2 l2 h4 l1 l1 l4 l4 l3 l3 h4 h4 l2 l2',
    'h4 h4 l1 l1 l2 l3 l3 h4 l2 l2 l4 h2 l4 l1 h2 h1 h1 wild l4 l4 h3 h3 l1 scatter l1 l3 l2 l3',
  ),
  lines: fiftyLines,
  pays: {
    wild: { 2: 5, 3: 35, 4: 350, 5: 40_000 },
    h1: { 3: 35, 4: 175, 5: 1200 },
    h2: { 3: 30, 4: 120, 5: 600 },
    h3: { 3: 20, 4: 75, 5: 350 },
    h4: { 3: 15, 4: 60, 5: 250 },
    l1: { 3: 10, 4: 25, 5: 90 },
    l2: { 3: 10, 4: 25, 5: 90 },
    l3: { 3: 5, 4: 15, 5: 75 },
    l4: { 3: 5, 4: 15, 5: 75 },
  },
  wild: 'wild',
  scatter: { symbol: 'scatter', pays: { 3: 100, 4: 500, 5: 5000 } },
  freeSpins: {
    won: { 3: 8, 4: 12, 5: 15 },
    wonAgain: { 3: 4, 4: 4, 5: 4 },
    most: 20,
    multiplier: 2,
    strips: freeStrips,
  },
  maxCredits: 40_000,
}
