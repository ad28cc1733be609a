import type { LinesModel } from '../lines/index.ts'
import { twentyFiveLines } from './paylines.ts'
import { strips } from './strips.ts'

const freeStrips = strips(
  'h3 h3 scatter l3 wild h2 h2 h2 l2 l2 l3 l3 l4 l4 h4 h4 h4 l4 l4 h1 h1 h1 l1 l1 l2 l2 l1 l1',
  'l3 l3 l4 l4 l4 scatter h1 h1 l2 l2 h4 h4 h4 wild h2 l2 l2 h3 h3 h1 h1 h3 h3 l3 l3 l1 l1 l1',
  'l4 l2 l2 l3 l3 h4 h4 wild l4 l4 h1 h3 h3 h4 h4 h2 h2 scatter l2 l2 l2 l1 l1 h1 h1 l1 l1 l1',
  `h2 h2 h2 l4 l4 wild h4 h4 h3 h3 l2 l2 l1 l1 l1
   h1 h1 h4 h4 l4 l4 l2 l2 scatter h3 h3 l1 l1 l3 l3`,
  'h2 h2 l2 l2 l1 l1 scatter h4 h4 l4 l4 l4 h1 h1 h1 l2 l2 l1 l1 wild h3 h3 h4 h4 h3 h3 l3 l3',
)

/** Twenty-five lines, stacked symbols, and free spins that multiply wins by four. */
export const lines25High: LinesModel = {
  id: 'lines-25-high',
  roundCredits: 25,
  rows: 3,
  strips: strips(
    'l2 l2 l2 h2 h2 l3 l3 l1 l1 l4 l4 scatter h4 h1 h1 l3 l3 l1 l4 l4 l4 wild h3 h3 h3 h4 h4',
    'l4 l4 l3 l3 l3 scatter l2 l2 wild l1 l1 h2 h2 h1 h4 h4 l2 l2 h4 h4 h3 h3 l4 l4 h1 h1 l1 l1',
    `l2 l2 l2 wild h4 h4 h4 l4 l4 h3 h3 l4 l4 l4 h2
     h2 h2 l2 l2 l3 l3 l3 l1 l1 h1 h1 l2 l1 l1 scatter`,
    'h1 h2 h2 l4 l4 h1 h1 wild h3 h3 l3 l3 l2 l2 l3 l3 l2 l2 l1 l1 scatter h3 h3 h4 h4 l4 l1 l1',
    'l4 l4 l3 l3 l3 h1 l2 l2 l4 h3 h3 l2 l2 l2 l1 h4 h4 h4 h3 h3 l4 l4 l1 l1 h2 h2 scatter wild',
  ),
  lines: twentyFiveLines,
  pays: {
    wild: { 3: 60, 4: 600, 5: 100_000 },
    h1: { 2: 5, 3: 45, 4: 300, 5: 3000 },
    h2: { 3: 30, 4: 150, 5: 900 },
    h3: { 3: 20, 4: 75, 5: 450 },
    h4: { 3: 10, 4: 45, 5: 250 },
    l1: { 3: 5, 4: 15, 5: 60 },
    l2: { 3: 5, 4: 15, 5: 60 },
    l3: { 3: 5, 4: 10, 5: 45 },
    l4: { 3: 5, 4: 10, 5: 45 },
  },
  wild: 'wild',
  scatter: { symbol: 'scatter', pays: { 3: 50, 4: 250, 5: 2500 } },
  freeSpins: {
    won: { 3: 8, 4: 12, 5: 16 },
    wonAgain: { 3: 8, 4: 8, 5: 8 },
    most: 32,
    multiplier: 4,
    strips: freeStrips,
  },
  maxCredits: 100_000,
}
