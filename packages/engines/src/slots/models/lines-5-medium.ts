import type { LinesModel } from '../lines/index.ts'
import { fiveLines } from './paylines.ts'
import { strips } from './strips.ts'

const freeStrips = strips(
  'l1 h1 h2 l1 h1 l2 l3 wild l2 scatter h3 l1 h2 l2 l1 h3 h2 l2 h3 l3 h2 h3 l2 h2 h1 l2 l1 l3 l2',
  'h2 l1 l2 wild l1 l3 h2 l1 l3 l2 h2 h3 l2 l3 l1 h1 l3 h3 h1 h2 h3 h1 l2 l1 scatter l3 l2 h3',
  'l1 h2 l3 h3 h1 h2 h3 h1 h2 l1 l3 h3 l1 scatter l3 l1 h1 l2 l3 h3 l2 wild l1 l2 h2 l3',
)

/** Three reels, and rare free spins that multiply wins by five. */
export const lines5Medium: LinesModel = {
  id: 'lines-5-medium',
  roundCredits: 5,
  rows: 3,
  strips: strips(
    'l2 l3 h3 l2 l1 h1 l2 h2 h3 l3 l1 scatter l2 l1 l3 wild h3 h1 l3 h3 l1 l3 l2 l3 l1 l2 l3 h2',
    'h1 h2 l3 l2 h2 l1 h3 h2 l2 h3 l1 l2 h1 l3 l2 h3 wild l2 l1 l3 l2 h3 l3 h2 scatter h3 l3 l1 h3',
    'l3 wild h2 l2 l1 h1 l3 l1 l3 h2 l3 l2 h1 l1 h3 l2 h2 l1 h3 scatter h2 h3 l1 l3 h3 l1 l2 h2',
  ),
  lines: fiveLines,
  pays: {
    wild: { 3: 2000 },
    h1: { 3: 100 },
    h2: { 3: 50 },
    h3: { 3: 30 },
    l1: { 3: 10 },
    l2: { 3: 10 },
    l3: { 3: 5 },
  },
  wild: 'wild',
  scatter: { symbol: 'scatter', pays: { 3: 25 } },
  freeSpins: {
    won: { 3: 10 },
    wonAgain: { 3: 5 },
    most: 30,
    multiplier: 5,
    strips: freeStrips,
  },
  maxCredits: 5000,
}
