import type { LinesModel } from '../lines/index.ts'
import { fiveLines } from './paylines.ts'
import { strips } from './strips.ts'

/** Three classic reels with frequent wins; three wilds pay most. */
export const lines5Low: LinesModel = {
  id: 'lines-5-low',
  roundCredits: 5,
  rows: 3,
  strips: strips(
    'h3 l1 l2 l3 h1 l1 l3 l2 l3 h2 l3 l1 l3 l2 h2 l3 scatter wild l2 h2 l1 h1',
    'l1 l3 l2 h3 l3 h2 h3 scatter h1 l3 h3 l2 l3 l1 h2 wild l2 l3 h1 h2 h3 l3 l2',
    'l1 h3 l2 h2 l3 l1 l3 h2 l3 l1 h3 h2 wild l1 h2 l2 h1 h2 scatter l1 l2 l3 h3 l3',
  ),
  lines: fiveLines,
  pays: {
    wild: { 3: 500 },
    h1: { 3: 70 },
    h2: { 3: 40 },
    h3: { 3: 25 },
    l1: { 3: 15 },
    l2: { 3: 10 },
    l3: { 2: 1, 3: 6 },
  },
  wild: 'wild',
  scatter: { symbol: 'scatter', pays: { 3: 50 } },
  freeSpins: null,
  maxCredits: 500,
}
