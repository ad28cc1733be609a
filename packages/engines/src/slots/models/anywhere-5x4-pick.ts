import type { GridModel } from '../grid/index.ts'
import { anywhere5x4Medium } from './anywhere-5x4-medium.ts'

const { pays } = anywhere5x4Medium

/** Tumbles and a pick bonus: three scatters open two of nine objects, more scatters open more. */
export const anywhere5x4Pick: GridModel = {
  ...anywhere5x4Medium,
  id: 'anywhere-5x4-pick',
  pays: { ...pays, h1: { ...pays['h1'], 12: 2000 }, h2: { ...pays['h2'], 12: 1800 } },
  freeSpins: null,
  pick: {
    picks: { 3: 2, 4: 3, 5: 4 },
    prizes: [60, 80, 100, 120, 200, 240, 360, 600, 1300],
    ends: [],
  },
  buy: null,
  maxCredits: 2000,
  books: { word: 'anywhere-5x4-pick', rows: 131072 },
}
