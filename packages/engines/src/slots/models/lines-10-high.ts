import type { LinesModel } from '../lines/index.ts'
import { tenLines } from './paylines.ts'
import { strips } from './strips.ts'

const freeStrips = strips(
  'h4 h4 l1 l3 l3 l2 wild l1 l1 h3 h3 h1 l3 h2 h2 l2 l2 l4 l3 scatter h1 h1 h4 l1 l4 l4',
  'scatter l3 h3 l4 l4 l3 l3 h2 h2 h1 h1 h4 wild l1 h2 l3 l2 l2 h4 h4 l4 l4 h3 h3 l2 l2 l1 l1',
  'h2 l1 scatter l3 l3 h2 l3 h3 l2 wild l1 l1 h4 h4 l2 l2 l4 l4 l3 l3 h1 h3 l3 h1 h1 h3 h3 l4',
  'l4 l4 wild h4 h4 l2 l2 h3 h1 h1 h3 h3 scatter l3 l3 l1 l1 l2 l2 l3 l2 h2 h2 h3 h4 l3 h1',
  'scatter h4 l2 l4 l4 h3 h3 l2 h2 h2 l1 l1 l2 l2 l3 h4 h4 l1 l1 h1 h1 l3 h3 h1 wild l3 l3 h2',
)

/** Ten lines, stacked symbols, and free spins that triple wins. */
export const lines10High: LinesModel = {
  id: 'lines-10-high',
  roundCredits: 10,
  rows: 3,
  strips: strips(
    'l3 l3 l1 l1 h4 h4 h2 h2 l4 h1 h1 h4 l2 l2 wild l2 l2 h3 h3 l4 l4 scatter l1 l1 h4 l3 l3 l4',
    'h4 l3 l2 l2 h3 h3 l4 l4 l2 l1 wild h4 h4 l3 l3 l1 h1 h1 l4 h2 h2 l1 l4 l4 l1 l1 scatter',
    'h3 h3 l3 l3 l1 l1 h4 h4 h1 l2 l4 l4 l1 l1 h3 l3 scatter l3 h2 h2 wild h1 l4 h4 l4 l2 l2',
    'l3 h4 h3 h3 h2 l1 l1 h1 h1 l3 l3 l4 scatter h3 l1 h4 h4 h2 l2 l2 l4 l4 wild l1 l2 l2 l4 l4',
    'wild l3 h2 h2 l3 l3 l1 l2 l2 h4 h4 l4 l4 h1 h1 h3 l2 l2 l1 l1 l3 l4 l4 scatter h3 h3 h4 h4',
  ),
  lines: tenLines,
  pays: {
    wild: { 3: 60, 4: 600, 5: 50_000 },
    h1: { 2: 5, 3: 50, 4: 300, 5: 3000 },
    h2: { 3: 30, 4: 150, 5: 1000 },
    h3: { 3: 20, 4: 80, 5: 500 },
    h4: { 3: 15, 4: 50, 5: 250 },
    l1: { 3: 5, 4: 15, 5: 60 },
    l2: { 3: 5, 4: 15, 5: 60 },
    l3: { 3: 5, 4: 15, 5: 50 },
    l4: { 3: 5, 4: 15, 5: 50 },
  },
  wild: 'wild',
  scatter: { symbol: 'scatter', pays: { 3: 20, 4: 100, 5: 1000 } },
  freeSpins: {
    won: { 3: 10, 4: 15, 5: 20 },
    wonAgain: { 3: 10, 4: 10, 5: 10 },
    most: 40,
    multiplier: 3,
    strips: freeStrips,
  },
  maxCredits: 50_000,
}
