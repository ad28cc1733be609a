import type { LinesModel } from '../lines/index.ts'
import { fifteenLines } from './paylines.ts'
import { strips } from './strips.ts'

/** Fifteen lines; scatters pay well and there are no features. */
export const lines15Low: LinesModel = {
  id: 'lines-15-low',
  roundCredits: 15,
  rows: 3,
  strips: strips(
    'h1 h4 h3 l2 l1 l4 l2 l1 h2 h1 wild h4 l4 l3 l2 h4 l3 scatter l3 l4 h2 h3 l1 l3 h3 h1 l1 l3',
    `l4 l1 l2 h1 l3 h4 l3 wild l4 l1 wild l4 l2 scatter h2
     l3 l2 l4 h1 l3 h3 l2 h4 h2 h1 l4 h3 l1 h4`,
    'wild scatter h3 l4 l2 l3 h4 h2 l4 l3 l2 h2 l4 l1 h3 l2 l1 l3 h4 h1 l4 l1 l4 h3 l3 h4 h1 l1',
    'h3 scatter h4 l2 h3 l4 l2 h1 h4 h3 l1 l2 h4 l3 l2 l3 h4 wild l3 l4 l3 l4 l1 h1 h2 l1 wild l4',
    'scatter l4 l3 h4 l3 wild l4 h2 h3 l2 h2 l1 h3 h1 l4 l1 l3 h2 l2 l1 l4 h3 l1 l2 h4 l3 h4 h1',
  ),
  lines: fifteenLines,
  pays: {
    wild: { 3: 60, 4: 300, 5: 4500 },
    h1: { 3: 40, 4: 150, 5: 600 },
    h2: { 3: 30, 4: 120, 5: 450 },
    h3: { 3: 25, 4: 75, 5: 300 },
    h4: { 3: 20, 4: 60, 5: 250 },
    l1: { 3: 12, 4: 40, 5: 150 },
    l2: { 3: 12, 4: 40, 5: 150 },
    l3: { 3: 8, 4: 30, 5: 120 },
    l4: { 3: 8, 4: 30, 5: 120 },
  },
  wild: 'wild',
  scatter: { symbol: 'scatter', pays: { 3: 60, 4: 300, 5: 3000 } },
  freeSpins: null,
  maxCredits: 4500,
}
