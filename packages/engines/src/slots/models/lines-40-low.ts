import type { LinesModel } from '../lines/index.ts'
import { fortyLines } from './paylines.ts'
import { strips } from './strips.ts'

/** Forty lines on four rows: small wins in more than half of the spins. */
export const lines40Low: LinesModel = {
  id: 'lines-40-low',
  roundCredits: 40,
  rows: 4,
  strips: strips(
    'h4 h2 l2 wild h1 h4 l1 l4 scatter l2 l1 l3 l2 l3 l4 h4 l3 l4 h2 h3 h1 l4 h3 h1 h2 l1 l3 l2 l3',
    'l3 l2 l3 l1 l4 h1 scatter l3 l2 h1 l4 l2 h1 h3 l1 wild l2 h2 l4 h3 l4 l1 h4 l3 h2 h4 l1 l4',
    `h1 wild l3 l2 h3 l3 scatter h2 l4 h4 h3 l1 l4 l2 l4
     h4 l1 h2 l4 l1 h1 wild h4 l3 l4 l3 h2 l2 l1`,
    'h2 h4 wild l1 l2 h3 l3 h4 h3 scatter l2 l4 l1 h3 h4 l1 h1 l4 wild l4 l3 l4 l1 h1 l3 h2 l2 l4',
    'h4 l1 l2 h1 l4 h2 l1 l4 h4 h1 l1 l4 l2 wild l4 l3 h3 l2 l1 l3 h4 h3 scatter l1 l3 l4 h2 l2 h3',
  ),
  lines: fortyLines,
  pays: {
    wild: { 3: 60, 4: 300, 5: 10_000 },
    h1: { 3: 35, 4: 150, 5: 600 },
    h2: { 3: 30, 4: 120, 5: 450 },
    h3: { 3: 25, 4: 75, 5: 300 },
    h4: { 3: 20, 4: 60, 5: 250 },
    l1: { 3: 12, 4: 35, 5: 150 },
    l2: { 3: 12, 4: 35, 5: 150 },
    l3: { 3: 8, 4: 30, 5: 120 },
    l4: { 3: 8, 4: 30, 5: 120 },
  },
  wild: 'wild',
  scatter: { symbol: 'scatter', pays: { 3: 80, 4: 400, 5: 4000 } },
  freeSpins: null,
  maxCredits: 10_000,
}
