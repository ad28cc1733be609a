import type { LinesModel } from '../lines/index.ts'
import { lines20Low } from './lines-20-low.ts'

const { pays } = lines20Low

/** The reels of `lines-20-low` with a lower return, for markets that require it. */
export const lines20Low94: LinesModel = {
  ...lines20Low,
  id: 'lines-20-low-94',
  pays: { ...pays, h1: { ...pays['h1'], 3: 45 }, h3: { ...pays['h3'], 3: 30 } },
}
