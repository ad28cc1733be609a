import type { SlotModel } from './config.ts'

const strip = 'l1 l2 h1 l3 wild l2 scatter l4 coin orb'.split(' ')

/** A small grid game with all features, for tests. */
export const gridModel: SlotModel = {
  id: 'small-grid',
  pay: { by: 'ways' },
  roundCredits: 10,
  rows: 3,
  strips: [strip, strip, strip],
  pays: { l1: { 3: 5 }, h1: { 3: 50 } },
  wild: 'wild',
  wilds: 'expand',
  scatter: { symbol: 'scatter', pays: {} },
  tumbles: { ladder: [1, 2, 3], freeLadder: [2, 4, 6], isKept: true },
  orbs: { symbol: 'orb', values: [2, 5], weights: [3, 1], areKept: false },
  freeSpins: {
    won: { 3: 8 },
    wonAgain: { 3: 4 },
    most: 20,
    multiplier: 1,
    strips: [strip, strip, strip],
    wilds: 'stay',
  },
  hold: {
    symbol: 'coin',
    needed: 3,
    spins: 3,
    values: [10, 20],
    weights: [2, 1],
    oneIn: 10,
    full: 500,
  },
  buy: { credits: 600, spins: 8, rows: 10 },
  maxCredits: 10_000,
}
