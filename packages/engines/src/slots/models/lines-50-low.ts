import type { LinesModel } from '../lines/index.ts'
import { fiftyLines } from './paylines.ts'
import { strips } from './strips.ts'

const freeStrips = strips(
  'h1 h3 l1 l4 wild h3 l2 h1 l3 l2 h2 l4 h4 l3 h3 l1 l3 l2 h4 l4 scatter l2 l1 l4 l3 h2 l2',
  'h2 h3 h4 l2 l3 l1 h4 l4 scatter wild l4 l3 h2 l4 l2 l1 l3 h3 l1 l3 h1 h2 h4 l4 h3 l1 h1 wild',
  'l3 scatter l2 h3 l4 l3 l1 h3 l4 l2 h1 l3 h4 l3 l2 h3 wild l1 h2 h4 l1 h4 wild h2 l2 h1 l3 l4 l1',
  'h4 l4 h1 h3 l2 h2 l4 l1 l2 l3 l1 h1 wild l1 wild h4 h2 l2 l1 h2 scatter l3 l4 h4 l3 l2 h3',
  'l1 l3 l2 l4 l3 l2 l1 h2 h1 l3 h4 l1 scatter h3 l4 wild l2 h3 h1 l2 l4 l1 h2 l2 l1 h4 l4',
)

/** Fifty lines on four rows: more than half of the spins win. */
export const lines50Low: LinesModel = {
  id: 'lines-50-low',
  roundCredits: 50,
  rows: 4,
  strips: strips(
    'wild h3 l3 l2 h3 l1 l4 h2 l2 l4 l3 h1 l4 l2 l4 l3 h1 h2 h4 l1 h3 l3 l4 scatter l1 l2 h3 h4',
    'wild h3 h2 l1 l3 l2 h3 l1 l2 l4 l1 h1 h4 l4 l1 scatter l2 l3 h3 l3 l1 h4 l3 l4 l2 l4 h2',
    'wild h1 l3 l2 l3 l4 h3 l4 l2 l1 h2 l4 l2 l3 scatter l3 l1 wild h4 l1 h1 h3 l4 h2 h3 h4 l2 l1',
    'h1 l3 h2 l1 l3 h4 wild l4 h3 l2 l3 h2 l3 h1 h3 l1 l2 l4 scatter h3 l2 l1 h2 l2 h3 h4 l4 h4',
    'l4 h1 l2 l1 l4 h2 l2 h3 h2 l1 l4 h1 l3 l2 l3 h4 l3 h3 l3 h4 l4 h4 scatter l4 l2 l1 wild',
  ),
  lines: fiftyLines,
  pays: {
    wild: { 3: 60, 4: 300, 5: 10_000 },
    h1: { 3: 35, 4: 150, 5: 600 },
    h2: { 3: 30, 4: 100, 5: 400 },
    h3: { 3: 20, 4: 70, 5: 300 },
    h4: { 3: 20, 4: 60, 5: 200 },
    l1: { 3: 10, 4: 35, 5: 150 },
    l2: { 3: 10, 4: 35, 5: 150 },
    l3: { 3: 5, 4: 30, 5: 100 },
    l4: { 3: 5, 4: 30, 5: 100 },
  },
  wild: 'wild',
  scatter: { symbol: 'scatter', pays: { 3: 100, 4: 500, 5: 5000 } },
  freeSpins: {
    won: { 3: 5, 4: 7, 5: 10 },
    wonAgain: { 3: 3, 4: 3, 5: 3 },
    most: 15,
    multiplier: 1,
    strips: freeStrips,
  },
  maxCredits: 10_000,
}
