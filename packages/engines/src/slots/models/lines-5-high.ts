import type { LinesModel } from '../lines/index.ts'
import { fiveLines } from './paylines.ts'
import { strips } from './strips.ts'

/** Three long reels: three wilds pay a thousand stakes, and most spins pay nothing. */
export const lines5High: LinesModel = {
  id: 'lines-5-high',
  roundCredits: 5,
  rows: 3,
  strips: strips(
    `l2 l1 l3 l2 l1 l3 l2 l3 l1 l3 h2 l2 l3 l1 h3 l2 l1 wild
     h3 h1 l2 l3 h3 l1 h2 h3 l1 l3 h2 l1 h1 h3 h2 l3 scatter`,
    `l1 l2 l3 h2 l3 l2 h2 l1 scatter l2 h3 l3 h2 l3 wild h3 l1
     h1 l3 l2 l3 h3 l2 l1 h1 h2 l2 h1 l3 h2 l3 h3 l2 l3`,
    `wild h3 l3 h2 l1 h1 l3 l2 l3 l1 l2 scatter l3 h2 l3 l2 l1
     h2 l2 h3 l1 h1 l2 l3 h3 l2 h1 l3 h3 h2 l3 l2 l1 l3`,
  ),
  lines: fiveLines,
  pays: {
    wild: { 3: 5000 },
    h1: { 3: 150 },
    h2: { 3: 60 },
    h3: { 3: 30 },
    l1: { 3: 12 },
    l2: { 3: 10 },
    l3: { 3: 6 },
  },
  wild: 'wild',
  scatter: { symbol: 'scatter', pays: { 3: 100 } },
  freeSpins: null,
  maxCredits: 5000,
}
