import type { LinesModel } from '../lines/index.ts'
import { tenLines } from './paylines.ts'
import { strips } from './strips.ts'

/** Ten lines with frequent wins; scatters pay and there are no features. */
export const lines10Low: LinesModel = {
  id: 'lines-10-low',
  roundCredits: 10,
  rows: 3,
  strips: strips(
    `l2 h2 h3 l1 h1 h4 l3 l4 l2 h4 wild l1 l2 h3 scatter l3
     l1 h2 h4 l3 l4 l2 wild l1 h3 l3 l4 h3 l3 h1 l4`,
    `h1 l2 l3 scatter l4 l2 h4 h3 l1 l4 h4 l1 l3 h3 l4
     l1 l3 l2 wild h1 l2 h2 wild l3 h3 l2 h4 h2 l4`,
    'l3 h3 h4 l2 h2 l1 scatter h1 l3 wild l3 l4 l2 h2 l1 h4 l3 wild l3 h3 l2 h4 l3 l2 l4 h3 l1 l4',
    `l1 l2 l4 h3 wild l1 wild h1 l3 scatter l3 l2 l4 h1 l4
     h2 h4 l3 l1 l3 h1 l2 l4 h3 h2 l3 l4 l3 l2 h4`,
    `h4 l1 l2 h3 h4 l2 l3 h1 l3 l1 h4 l4 h1 scatter l1
     l2 l4 wild h3 h2 l2 l4 l1 l2 l3 l4 h2 h4 wild`,
  ),
  lines: tenLines,
  pays: {
    wild: { 3: 45, 4: 200, 5: 5000 },
    h1: { 3: 30, 4: 120, 5: 450 },
    h2: { 3: 20, 4: 80, 5: 350 },
    h3: { 3: 15, 4: 60, 5: 200 },
    h4: { 3: 15, 4: 45, 5: 175 },
    l1: { 3: 8, 4: 30, 5: 120 },
    l2: { 3: 8, 4: 30, 5: 120 },
    l3: { 3: 6, 4: 20, 5: 80 },
    l4: { 3: 6, 4: 20, 5: 80 },
  },
  wild: 'wild',
  scatter: { symbol: 'scatter', pays: { 3: 30, 4: 200, 5: 2000 } },
  freeSpins: null,
  maxCredits: 5000,
}
