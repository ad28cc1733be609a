import {
  hidePrizes,
  paidInOrder,
  playRow,
  tableOf,
  type GridModel,
  type Mode,
} from './grid/index.ts'
import { scoreOf, type Score } from './lines/index.ts'
import { isGrid, type SlotModel } from './model.ts'

/** Marks a row that was not played yet; the payout of a row never changes. */
const unplayed = -1

/** Returns a function that computes only the payout of a round, with the draws of its engine. */
export function scoreOfModel(model: SlotModel, mode: Mode): Score {
  return isGrid(model) ? scoreOfGrid(model, mode) : scoreOf(model)
}

function scoreOfGrid(model: GridModel, mode: Mode): Score {
  const { pick, maxCredits } = model
  const { rows } = tableOf(model, mode)
  const creditsOf = new Int32Array(rows).fill(unplayed)
  const picksOf = new Uint8Array(rows)
  return (rng) => {
    const row = rng.below(rows)
    if (creditsOf[row] === unplayed) {
      const played = playRow(model, mode, row)
      creditsOf[row] = played.credits
      picksOf[row] = played.picks
    }
    const credits = creditsOf[row] ?? 0
    const picks = picksOf[row] ?? 0
    if (!pick || picks === 0) return credits
    return Math.min(maxCredits, credits + paidInOrder(hidePrizes(rng, pick), picks))
  }
}
