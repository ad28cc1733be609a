import type { LinesModel } from '../lines/index.ts'
import { fifteenLines } from './paylines.ts'
import { strips } from './strips.ts'

const freeStrips = strips(
  'l1 l1 h1 wild l4 l3 l3 l1 l2 h3 h3 h4 h2 h2 h1 l2 h1 l2 l2 l3 l3 l4 l4 scatter l4 l4 h2 h4 h3',
  'l2 l2 l3 l3 h4 h4 h1 h1 l1 l1 wild h1 h1 scatter l1 l1 h4 h4 l3 l3 h3 h3 l4 l2 l4 l4 h3 h2 h2',
  'h3 h3 h2 l1 l1 h2 h2 l3 l3 l4 h4 scatter l2 l3 l3 l1 h3 h3 h1 h1 l4 l4 l2 l2 h1 wild l1 h4 h4',
  'l2 l3 h2 l2 wild l3 h1 h1 h3 h3 h1 h1 l4 h3 h3 l4 l4 h4 h4 l3 l3 l2 h2 l1 l1 l2 scatter h4',
  'h4 h4 h1 h3 l3 l3 l2 l2 l1 h4 l2 scatter l3 l2 l2 wild h1 h1 l4 l4 h2 h2 l1 h3 h3 l4 l1 l1',
)

/** Fifteen lines, and a few free spins that multiply wins by five. */
export const lines15High: LinesModel = {
  id: 'lines-15-high',
  roundCredits: 15,
  rows: 3,
  strips: strips(
    'h4 h4 l2 l4 h2 h2 h1 h1 h3 h4 h4 h3 l1 l1 l2 l2 wild l3 l3 l1 l4 l4 l2 l2 l3 l3 scatter l4 l4',
    `l3 l3 l2 l4 l4 h4 h4 scatter l4 l4 l2 l1 h1 h1 h3
     h3 l1 l1 wild l3 h3 h3 l2 l2 h2 l2 l2 l1 l1 h2`,
    'l1 h3 l2 l2 h3 h3 l4 l1 wild l3 l3 h2 h2 h4 h4 l1 l1 l3 l3 l2 l4 l4 scatter h4 h4 l3 h3 h1 h1',
    'l3 h3 h2 h2 l3 l3 h3 h1 h1 wild scatter l1 l1 l4 l4 l2 l2 l4 h4 h3 h3 h2 h4 h4 l3 l3 h3 l2 l2',
    'h3 h3 h2 scatter l1 l1 h4 h4 l1 l1 wild l4 l4 l2 l4 h2 l2 l2 h4 h4 h3 l3 l3 h1 h1 l3 l3',
  ),
  lines: fifteenLines,
  pays: {
    wild: { 3: 70, 4: 700, 5: 75_000 },
    h1: { 2: 5, 3: 50, 4: 350, 5: 3500 },
    h2: { 3: 35, 4: 175, 5: 1000 },
    h3: { 3: 20, 4: 90, 5: 500 },
    h4: { 3: 15, 4: 50, 5: 300 },
    l1: { 3: 5, 4: 20, 5: 70 },
    l2: { 3: 5, 4: 20, 5: 70 },
    l3: { 3: 5, 4: 15, 5: 50 },
    l4: { 3: 5, 4: 15, 5: 50 },
  },
  wild: 'wild',
  scatter: { symbol: 'scatter', pays: { 3: 30, 4: 150, 5: 1500 } },
  freeSpins: {
    won: { 3: 5, 4: 10, 5: 15 },
    wonAgain: { 3: 5, 4: 5, 5: 5 },
    most: 20,
    multiplier: 5,
    strips: freeStrips,
  },
  maxCredits: 75_000,
}
