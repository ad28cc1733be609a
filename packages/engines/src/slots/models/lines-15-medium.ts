import type { LinesModel } from '../lines/index.ts'
import { fifteenLines } from './paylines.ts'
import { strips } from './strips.ts'

/** Fifteen lines without free spins; lines pay most of the return. */
export const lines15Medium: LinesModel = {
  id: 'lines-15-medium',
  roundCredits: 15,
  rows: 3,
  strips: strips(
    'l1 l3 h4 l3 l1 h1 l3 l1 h1 wild h3 l4 l2 l1 l4 scatter h4 h3 h1 l2 h2 l4 l3 l1 l2 h4',
    `l4 l2 h2 l4 wild l3 l2 h4 h2 l1 h3 l4 l1 h1 h4
     h3 scatter l2 h1 l1 l2 h3 l3 h4 l3 l4 wild h4 l3`,
    'h3 l1 l4 h3 l1 l4 h1 l1 l2 h2 l4 h3 scatter wild l2 h4 l3 l1 wild h2 l2 h4 l4 l2 h4 l3 l4 l3',
    `l1 l2 h1 h4 l3 h2 h3 wild scatter l1 l3 h3 l4 h4 l2
     l4 l1 l4 l2 l4 h3 h4 l3 wild l3 l1 h2 l2 h1 h2`,
    'l3 l2 h1 l4 h3 l4 h2 l2 h1 h3 h2 l4 l3 h3 l3 l1 h1 wild l1 l3 l4 scatter l3 l2 l3 h4 l1',
  ),
  lines: fifteenLines,
  pays: {
    wild: { 2: 4, 3: 40, 4: 400, 5: 15_000 },
    h1: { 3: 40, 4: 200, 5: 1250 },
    h2: { 3: 35, 4: 125, 5: 700 },
    h3: { 3: 20, 4: 80, 5: 400 },
    h4: { 3: 15, 4: 60, 5: 250 },
    l1: { 3: 8, 4: 25, 5: 100 },
    l2: { 3: 8, 4: 25, 5: 100 },
    l3: { 3: 4, 4: 15, 5: 80 },
    l4: { 3: 4, 4: 15, 5: 80 },
  },
  wild: 'wild',
  scatter: { symbol: 'scatter', pays: { 3: 75, 4: 500, 5: 5000 } },
  freeSpins: null,
  maxCredits: 15_000,
}
