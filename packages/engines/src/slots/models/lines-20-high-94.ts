import type { LinesModel } from '../lines/index.ts'
import { lines20High } from './lines-20-high.ts'

const { pays } = lines20High

/** The reels of `lines-20-high` with a lower return, for markets that require it. */
export const lines20High94: LinesModel = {
  ...lines20High,
  id: 'lines-20-high-94',
  pays: { ...pays, h1: { ...pays['h1'], 3: 45 }, h2: { ...pays['h2'], 3: 35 } },
}
