import type { LinesModel } from '../lines/index.ts'
import { thirtyLines } from './paylines.ts'
import { strips } from './strips.ts'

/** Thirty lines with one or two wilds on every reel; frequent small wins. */
export const lines30Low: LinesModel = {
  id: 'lines-30-low',
  roundCredits: 30,
  rows: 3,
  strips: strips(
    'l4 scatter l3 h3 h1 l3 l1 h1 l2 l1 h4 h2 l2 l3 l1 wild l4 l3 h2 l4 l2 h3 l4 h4 h3 l4 h4 l2',
    'h3 l4 l2 l4 h2 wild h1 l2 l1 l4 h4 l3 wild l3 l2 l1 h3 l2 l1 l4 h2 l1 h1 l3 h3 l3 l1 scatter',
    `h4 l2 l1 h2 h3 l2 wild l4 l3 h4 l2 h1 scatter h2 l2
     l3 l4 l3 l1 h1 l4 wild h3 l1 l3 h4 l4 l1 h3`,
    'h2 h3 h4 h1 l4 scatter l2 l3 h1 l1 l4 h4 h3 h4 l2 wild l1 l4 l2 h2 l1 l2 h3 h1 l3 l2 l1 l3',
    'l3 scatter l1 h3 l3 h2 l4 wild l2 h1 h4 h2 l4 h4 l4 l2 l3 l1 l2 h4 l1 h1 h4 l3 l2 h3 l1',
  ),
  lines: thirtyLines,
  pays: {
    wild: { 3: 60, 4: 300, 5: 9000 },
    h1: { 3: 35, 4: 150, 5: 600 },
    h2: { 3: 30, 4: 100, 5: 450 },
    h3: { 3: 20, 4: 70, 5: 300 },
    h4: { 3: 20, 4: 60, 5: 200 },
    l1: { 3: 10, 4: 35, 5: 150 },
    l2: { 3: 10, 4: 35, 5: 150 },
    l3: { 3: 8, 4: 30, 5: 100 },
    l4: { 3: 8, 4: 30, 5: 100 },
  },
  wild: 'wild',
  scatter: { symbol: 'scatter', pays: { 3: 90, 4: 450, 5: 4500 } },
  freeSpins: null,
  maxCredits: 9000,
}
