import type { LinesModel } from '../lines/index.ts'
import { twentyLines } from './paylines.ts'
import { strips } from './strips.ts'

/** Frequent small wins; scatters pay and there are no features. */
export const lines20Low: LinesModel = {
  id: 'lines-20-low',
  roundCredits: 20,
  rows: 3,
  strips: strips(
    'l4 wild l3 l1 h2 h4 h1 l1 l3 l4 h4 l1 h3 l3 h4 l1 l2 scatter l3 l1 l2 h4 h2 l1',
    'h4 l3 l2 l4 l1 h1 h2 l2 wild h3 l4 l2 l1 h3 l4 l2 h4 l3 h3 l2 l4 scatter h3 l2 h1',
    'wild l3 l4 h1 h3 l3 l4 l2 l1 h4 h3 l4 l2 l3 h4 h2 l1 l3 l2 h2 scatter h1 l4 h2',
    'l4 h4 scatter l2 h1 l1 l4 h3 h4 h2 wild l3 h3 l2 l1 h4 l4 l3 l2 h1 l4 l1 l3 h2 h3',
    'h4 l1 h3 wild l3 h1 l1 l2 h4 scatter h2 l2 l4 h1 h3 h2 l1 l3 l2 l4 h4 l1 h3 l4 l3',
  ),
  lines: twentyLines,
  pays: {
    wild: { 3: 80, 4: 400, 5: 5000 },
    h1: { 3: 50, 4: 250, 5: 1000 },
    h2: { 3: 45, 4: 160, 5: 600 },
    h3: { 3: 40, 4: 120, 5: 450 },
    h4: { 3: 25, 4: 80, 5: 300 },
    l1: { 3: 15, 4: 50, 5: 200 },
    l2: { 3: 15, 4: 50, 5: 200 },
    l3: { 3: 10, 4: 40, 5: 150 },
    l4: { 3: 10, 4: 40, 5: 150 },
  },
  wild: 'wild',
  scatter: { symbol: 'scatter', pays: { 3: 60, 4: 400, 5: 4000 } },
  freeSpins: null,
  maxCredits: 5000,
}
