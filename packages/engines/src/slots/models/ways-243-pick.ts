import type { GridModel } from '../grid/index.ts'
import { ways243Low } from './ways-243-low.ts'

/**
 * Pick bonus: three scatters open three of twelve objects, more scatters open more; the top prize
 * is 150 stakes.
 */
export const ways243Pick: GridModel = {
  ...ways243Low,
  id: 'ways-243-pick',
  pays: {
    h1: { 3: 17, 4: 58, 5: 197 },
    h2: { 3: 11, 4: 36, 5: 124 },
    h3: { 3: 7, 4: 24, 5: 82 },
    h4: { 3: 5, 4: 18, 5: 61 },
    l1: { 3: 4, 4: 12, 5: 39 },
    l2: { 3: 4, 4: 12, 5: 39 },
    l3: { 3: 2, 4: 8, 5: 27 },
    l4: { 3: 2, 4: 8, 5: 27 },
  },
  freeSpins: null,
  pick: {
    picks: { 3: 3, 4: 4, 5: 5 },
    prizes: [40, 40, 60, 80, 100, 120, 160, 200, 300, 500, 1000, 3000],
    ends: [],
  },
  maxCredits: 4500,
  books: { word: 'ways-243-pick', rows: 131072 },
}
