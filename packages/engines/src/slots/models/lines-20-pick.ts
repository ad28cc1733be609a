import type { GridModel } from '../grid/index.ts'
import { lines20Tumble } from './lines-20-tumble.ts'

/** Tumbles and a pick bonus: three scatters open objects until one of three end prizes. */
export const lines20Pick: GridModel = {
  ...lines20Tumble,
  id: 'lines-20-pick',
  pays: {
    h1: { 3: 45, 4: 179, 5: 728 },
    h2: { 3: 28, 4: 112, 5: 446 },
    h3: { 3: 18, 4: 78, 5: 301 },
    h4: { 3: 14, 4: 53, 5: 213 },
    l1: { 3: 9, 4: 36, 5: 146 },
    l2: { 3: 9, 4: 36, 5: 146 },
    l3: { 3: 6, 4: 24, 5: 97 },
    l4: { 3: 6, 4: 24, 5: 97 },
  },
  freeSpins: null,
  pick: {
    picks: { 3: 12, 4: 12, 5: 12 },
    prizes: [40, 60, 80, 100, 120, 160, 200, 240, 300],
    ends: [40, 80, 120],
  },
  buy: null,
  maxCredits: 10000,
  books: { word: 'lines-20-pick', rows: 131072 },
}
