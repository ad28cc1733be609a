import type { LinesModel } from '../lines/index.ts'
import { lines20Low } from './lines-20-low.ts'

const { pays } = lines20Low

/** The same reels for markets that are given a lower return. */
export const lines20Low94: LinesModel = {
  ...lines20Low,
  id: 'lines-20-low-94',
  pays: { ...pays, h1: { ...pays['h1'], 3: 45 }, h3: { ...pays['h3'], 3: 30 } },
}
