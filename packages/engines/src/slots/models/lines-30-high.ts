import type { LinesModel } from '../lines/index.ts'
import { thirtyLines } from './paylines.ts'
import { strips } from './strips.ts'

const freeStrips = strips(
  'h4 h4 h4 l4 l4 l4 l2 l2 l2 h1 h1 scatter wild l1 l1 l3 l3 l3 h3 l1 l1 h1 h1 h3 h3 h2 h2 h2',
  'l1 scatter h4 h4 h3 h3 h3 l3 l3 wild l1 l1 h4 h4 l2 l2 l4 l4 h1 h1 h2 h2 h2 l2 l2 h1 l4 l4',
  'l3 l3 l2 l2 h2 h2 h4 h4 h4 wild scatter l2 l2 l2 h3 l1 l1 h3 h3 l3 l4 l4 l4 h2 h1 h1 l1 l1',
  'wild l1 l1 l1 h2 h2 h1 h1 h1 l3 l3 l2 l2 l3 l3 h4 h4 h4 h2 h2 h3 h3 l2 l2 l4 scatter l4 l4',
  'wild h2 h2 h2 l2 l2 l3 l3 l3 l4 l4 h1 h1 l1 l1 l1 h3 scatter l1 l1 h1 h1 h4 h4 l2 l2 h3 h3',
)

/** Thirty lines, symbols in stacks of three, and free spins that triple wins. */
export const lines30High: LinesModel = {
  id: 'lines-30-high',
  roundCredits: 30,
  rows: 3,
  strips: strips(
    'scatter l4 l4 h1 h1 l1 l1 l1 l2 l2 h4 h4 h4 h3 h3 h3 l3 l3 h2 h2 wild l3 l3 l4 l4 l4 l2 l2',
    'scatter l2 l2 l3 l3 l2 l2 l4 l4 h2 h2 l4 l4 h4 h4 l3 l3 h3 h3 h3 l1 l1 h4 wild h1 h1 l1 l1',
    'l1 l1 l4 l4 wild l3 l3 h3 h3 h1 h1 l1 l1 l2 l2 l2 h4 h4 h4 l3 l3 l2 l2 scatter h2 h2 l4 l4',
    'l3 l3 h2 h2 l1 l1 wild l4 l4 h3 h3 h3 l3 l3 scatter l4 l4 l1 l1 h4 h4 h4 l2 l2 h1 h1 l2 l2',
    'l1 l1 scatter l2 l2 h3 h1 h1 h2 h2 l1 l1 l4 l4 h3 h3 wild l4 l4 l2 l2 h1 l3 l3 h4 l3 l3',
  ),
  lines: thirtyLines,
  pays: {
    wild: { 3: 75, 4: 750, 5: 90_000 },
    h1: { 3: 60, 4: 300, 5: 3000 },
    h2: { 3: 35, 4: 175, 5: 1200 },
    h3: { 3: 20, 4: 75, 5: 450 },
    h4: { 3: 15, 4: 45, 5: 200 },
    l1: { 3: 10, 4: 20, 5: 90 },
    l2: { 3: 10, 4: 20, 5: 90 },
    l3: { 3: 5, 4: 15, 5: 75 },
    l4: { 3: 5, 4: 15, 5: 75 },
  },
  wild: 'wild',
  scatter: { symbol: 'scatter', pays: { 3: 60, 4: 300, 5: 3000 } },
  freeSpins: {
    won: { 3: 8, 4: 12, 5: 16 },
    wonAgain: { 3: 4, 4: 4, 5: 4 },
    most: 20,
    multiplier: 3,
    strips: freeStrips,
  },
  maxCredits: 90_000,
}
