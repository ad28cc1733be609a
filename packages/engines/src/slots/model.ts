import { tableOf, type GridModel, type Mode } from './grid/index.ts'
import type { LinesModel } from './lines/index.ts'

/** The certified maths of a slot of either kind. */
export type SlotModel = LinesModel | GridModel

export const isGrid = (model: SlotModel): model is GridModel => 'books' in model

/** Rounds are spun, and where the model sells its feature, bought. */
export const modesOf = (model: SlotModel): readonly Mode[] =>
  isGrid(model) && model.buy ? ['spin', 'buy'] : ['spin']

/** Credits that a round costs. */
export const stakeOf = (model: SlotModel, mode: Mode): number =>
  isGrid(model) ? tableOf(model, mode).credits : model.roundCredits
