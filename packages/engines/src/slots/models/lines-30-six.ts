import type { LinesModel } from '../lines/index.ts'
import { sixByFour } from './paylines.ts'
import { strips } from './strips.ts'

const freeStrips = strips(
  'l3 wild h3 h3 h1 h1 l2 l2 l1 l1 h2 h2 scatter l1 h1 h2 h2 l1 l3 h2 l2 l2',
  'h2 h1 l1 l1 h2 h1 h3 h3 l1 l2 h3 h3 wild l2 l2 scatter l3 l3 l2 l2 l1 l1',
  'h1 h1 h2 h3 h3 l3 l3 h2 h2 l1 l1 wild h3 h3 l2 l1 l1 scatter l3 l3',
  'l2 l2 l3 l3 wild h1 h1 l2 l2 wild h1 l2 h3 h3 l1 h3 scatter h2 h2 l1 l1 l2 l1',
  'h2 h2 l3 l3 l1 h3 h3 l2 wild h1 h1 wild h3 h3 l3 l3 l1 l1 l2 l2 h2 l2 l2 scatter',
  'l2 l2 wild h3 h3 wild l3 l1 l1 h2 h2 l2 l2 l3 l3 l1 l1 l2 l2 h2 h2 scatter h1 h1',
)

/** Six reels of four rows; four scatters win free spins. */
export const lines30Six: LinesModel = {
  id: 'lines-30-six',
  roundCredits: 30,
  rows: 4,
  strips: strips(
    'l1 h1 scatter h2 h2 l1 l1 l3 l3 h3 wild l2 l2 h1 h2 l2 l2 h3 h3 h2 l3 l3',
    'h3 l3 h2 h2 scatter wild h2 h2 l1 l2 l2 l1 l2 l3 l3 l1 l1 h3 h3 h1 h1 l2',
    'h2 l2 wild h2 l3 l3 l2 l1 h2 scatter l3 h1 h3 l1 l2 h1 l3 l3 l1 l1 h3 l2',
    'h1 h1 l3 h2 h2 l2 l2 scatter l3 h3 h3 h2 wild l1 l1 l3 l3 l2 l2 h2 l2 l1',
    'h1 h1 l2 l2 l1 l2 l1 l1 wild h3 l2 h2 h3 h3 l3 l3 h3 h3 scatter h2 h2 l3',
    'l1 l2 l3 h1 h1 h3 l1 l1 wild h2 h2 h3 h3 scatter l1 l1 h3 l3 l3 l2 l2 l3 l3',
  ),
  lines: sixByFour,
  pays: {
    wild: { 3: 20, 4: 120, 5: 1200, 6: 30_000 },
    h1: { 3: 15, 4: 60, 5: 300, 6: 2000 },
    h2: { 3: 10, 4: 35, 5: 175, 6: 1200 },
    h3: { 3: 10, 4: 30, 5: 120, 6: 600 },
    l1: { 3: 5, 4: 15, 5: 45, 6: 200 },
    l2: { 3: 5, 4: 10, 5: 35, 6: 175 },
    l3: { 3: 5, 4: 10, 5: 30, 6: 120 },
  },
  wild: 'wild',
  scatter: { symbol: 'scatter', pays: { 4: 60, 5: 300, 6: 3000 } },
  freeSpins: {
    won: { 4: 10, 5: 12, 6: 15 },
    wonAgain: { 4: 5, 5: 5, 6: 5 },
    most: 25,
    multiplier: 2,
    strips: freeStrips,
  },
  maxCredits: 30_000,
}
