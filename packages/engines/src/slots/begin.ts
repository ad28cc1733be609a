import { beginWith, type Begin } from '#core'
import { gridEngine } from './grid/index.ts'
import { linesEngine } from './lines/index.ts'
import { isGrid, type SlotModel } from './model.ts'

/** What plays a model of each kind. */
export function beginModel(model: SlotModel): Begin {
  return isGrid(model) ? beginWith(gridEngine, { model }) : beginWith(linesEngine, { model })
}
