import type { LinesModel } from '../lines/index.ts'
import { lines10Medium } from './lines-10-medium.ts'

const { pays } = lines10Medium

/** The reels of `lines-10-medium` with a lower return, for markets that require it. */
export const lines10Medium94: LinesModel = {
  ...lines10Medium,
  id: 'lines-10-medium-94',
  pays: { ...pays, h2: { ...pays['h2'], 3: 25 } },
}
