import type { Payouts } from '#core'
import { gridPayouts, type Mode } from './grid/index.ts'
import { payoutsOf } from './lines/index.ts'
import { isGrid, type SlotModel } from './model.ts'

/** How often a round of a model of each kind pays what, exactly. */
export const payoutsOfModel = (model: SlotModel, mode: Mode): Payouts =>
  isGrid(model) ? gridPayouts(model, mode) : payoutsOf(model)
