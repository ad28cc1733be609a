import type { LinesModel } from '../lines/index.ts'
import { twentyLines } from './paylines.ts'
import { strips } from './strips.ts'

const freeStrips = strips(
  'l2 l2 l4 l4 l3 l3 l1 l1 h3 h3 h3 h4 h4 h4 scatter l4 l4 h2 h2 h1 h1 wild l1 l1 l3 l3',
  'l2 l2 l2 l3 l3 h2 h2 h2 h4 h4 h4 h3 h3 h3 scatter l4 l4 l3 l3 wild l2 l2 l1 l1 h1 h1 l4 l4 wild',
  'h1 h1 l1 l1 l1 l2 l2 l3 l3 l3 l4 l4 l1 l1 h3 h3 h3 wild h2 h2 l4 l4 l4 h4 h4 scatter l2 l2 wild',
  'l4 l4 h1 h1 wild h2 h2 l2 l2 l1 l1 l1 l4 l4 l3 l3 wild h3 h3 l2 l2 l2 l3 l3 l3 scatter h4 h4 h4',
  'l4 l4 h1 h1 wild l1 l1 h2 h2 h2 l1 l1 l1 h3 h3 h3 h4 h4 h4 l2 l2 l2 l4 l4 scatter l3 l3',
)

/** Rare large wins, and free spins with extra wilds that triple wins. */
export const lines20High: LinesModel = {
  id: 'lines-20-high',
  roundCredits: 20,
  rows: 3,
  strips: strips(
    'h2 h2 l4 l4 l1 l1 l3 l3 l2 l2 l4 l4 scatter l3 l3 h1 h1 l1 l1 h3 h3 h3 h4 h4 h4 l2 l2 wild',
    'l1 l1 l2 l2 l3 l3 l1 l1 wild l2 l2 l2 scatter h3 l4 l4 h4 h4 h1 l4 l4 l3 l3 h2 h2 h2 l4 l4 h3',
    'wild l4 l4 l4 scatter l1 l1 l1 l2 l2 l3 l3 l4 l4 h3 h3 h3 h4 h4 h4 l1 l1 l3 l3 h1 h1 l2 l2 h2',
    'scatter l4 l4 l4 l2 l2 l2 l1 l1 l1 l3 l3 l3 l2 l2 l4 l4 h2 h2 h3 h3 l1 l1 wild h1 h1 h4 h4 h4',
    'wild h4 h4 h4 h3 h3 h3 l3 l3 l4 l4 scatter h2 h2 h2 l2 l2 l1 l1 l1 l2 l2 l2 l3 l3 l3 h1 h1',
  ),
  lines: twentyLines,
  pays: {
    wild: { 3: 100, 4: 1000, 5: 50_000 },
    h1: { 3: 60, 4: 400, 5: 2500 },
    h2: { 3: 40, 4: 150, 5: 1000 },
    h3: { 3: 25, 4: 100, 5: 500 },
    h4: { 3: 15, 4: 75, 5: 300 },
    l1: { 3: 10, 4: 25, 5: 100 },
    l2: { 3: 10, 4: 25, 5: 100 },
    l3: { 3: 5, 4: 20, 5: 75 },
    l4: { 3: 5, 4: 20, 5: 75 },
  },
  wild: 'wild',
  scatter: { symbol: 'scatter', pays: { 3: 40, 4: 200, 5: 1000 } },
  freeSpins: {
    won: { 3: 8, 4: 16, 5: 24 },
    wonAgain: { 3: 8, 4: 8, 5: 8 },
    most: 32,
    multiplier: 3,
    strips: freeStrips,
  },
  maxCredits: 50_000,
}
