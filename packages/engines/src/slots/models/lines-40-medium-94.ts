import type { LinesModel } from '../lines/index.ts'
import { lines40Medium } from './lines-40-medium.ts'

const { pays } = lines40Medium

/** The reels of `lines-40-medium` with a lower return, for markets that require it. */
export const lines40Medium94: LinesModel = {
  ...lines40Medium,
  id: 'lines-40-medium-94',
  pays: { ...pays, h3: { ...pays['h3'], 3: 15 } },
}
