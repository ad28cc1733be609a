import { beginWith, type Begin, type Payouts } from '#core'
import { gridEngine, gridPayouts, tableOf, type GridModel, type Mode } from './grid/index.ts'
import { linesEngine, payoutsOf, type LinesModel } from './lines/index.ts'

/** The certified maths of a slot of either kind. */
export type SlotModel = LinesModel | GridModel

export const isGrid = (model: SlotModel): model is GridModel => 'books' in model

/** Modes that begin a round: a spin and, if the model sells its feature, a purchase. */
export const modesOf = (model: SlotModel): readonly Mode[] =>
  isGrid(model) && model.buy ? ['spin', 'buy'] : ['spin']

/** Returns the price of a round in credits. */
export const stakeOf = (model: SlotModel, mode: Mode): number =>
  isGrid(model) ? tableOf(model, mode).credits : model.roundCredits

/** Returns the function that begins rounds of a model of either kind. */
export function beginModel(model: SlotModel): Begin {
  return isGrid(model) ? beginWith(gridEngine, { model }) : beginWith(linesEngine, { model })
}

/** Returns the exact distribution of payouts of a model of either kind. */
export const payoutsOfModel = (model: SlotModel, mode: Mode): Payouts =>
  isGrid(model) ? gridPayouts(model, mode) : payoutsOf(model)
