import type { LinesModel } from '../lines/index.ts'
import { sixByThree } from './paylines.ts'
import { strips } from './strips.ts'

/** Six reels; six of a kind pay far more than five. */
export const lines25Six: LinesModel = {
  id: 'lines-25-six',
  roundCredits: 25,
  rows: 3,
  strips: strips(
    'h1 h2 l2 h1 scatter l1 l2 l3 h2 l3 h3 h2 l2 wild h1 l3 l1 h3 l2 l3 l1',
    'scatter h2 l3 l1 l2 h1 l1 h3 l3 h2 l2 h3 l1 l2 h1 h3 l2 wild l1 l3',
    'l2 h3 l3 h1 h3 l3 l2 h2 wild scatter l2 l3 h3 l1 l3 l2 l1 h1 h2 l3',
    'h3 h1 scatter l1 h3 l2 h1 l3 l1 h1 wild h2 l2 l3 h3 l3 h2 l1 l2 l3',
    'h3 l1 l2 h1 l1 l3 l2 h1 scatter l2 h2 l3 h3 l3 h2 l2 l3 h3 l1 l3 wild',
    'wild scatter h3 h1 l2 h3 h2 l2 l3 l1 h3 l3 l2 h2 h3 h1 l3 l2 h2',
  ),
  lines: sixByThree,
  pays: {
    wild: { 3: 30, 4: 150, 5: 1500, 6: 50_000 },
    h1: { 3: 20, 4: 75, 5: 350, 6: 3500 },
    h2: { 3: 15, 4: 45, 5: 200, 6: 1500 },
    h3: { 3: 12, 4: 35, 5: 150, 6: 750 },
    l1: { 3: 8, 4: 20, 5: 60, 6: 300 },
    l2: { 3: 6, 4: 15, 5: 45, 6: 200 },
    l3: { 3: 4, 4: 12, 5: 35, 6: 150 },
  },
  wild: 'wild',
  scatter: { symbol: 'scatter', pays: { 3: 25, 4: 100, 5: 500, 6: 5000 } },
  freeSpins: null,
  maxCredits: 50_000,
}
