import { hide, paidInOrder, playRow, tableOf, type GridModel, type Mode } from './grid/index.ts'
import { scoreOf, type Score } from './lines/index.ts'
import { isGrid, type SlotModel } from './model.ts'

/** Of a row that has not been played; a row pays the same whenever it is. */
const unknown = -1

/** What plays rounds of a model for nothing but what they pay, by the draws of its engine. */
export function scoreOfModel(model: SlotModel, mode: Mode): Score {
  return isGrid(model) ? scoreOfGrid(model, mode) : scoreOf(model)
}

function scoreOfGrid(model: GridModel, mode: Mode): Score {
  const { pick, maxCredits } = model
  const { rows } = tableOf(model, mode)
  const known = new Int32Array(rows).fill(unknown)
  const picksOf = new Uint8Array(rows)
  return (rng) => {
    const row = rng.below(rows)
    if (known[row] === unknown) {
      const played = playRow(model, mode, row)
      known[row] = played.credits
      picksOf[row] = played.picks
    }
    const credits = known[row] ?? 0
    const picks = picksOf[row] ?? 0
    if (!pick || picks === 0) return credits
    return Math.min(maxCredits, credits + paidInOrder(hide(rng, pick), picks))
  }
}
