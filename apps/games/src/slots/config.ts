import type { GridConfig, GridModel, LinesConfig, SlotTheme } from '@fairhouse/engines'
import type { GameFacts } from '@fairhouse/protocol/studio'

/** Model data for display; a line slot is a grid slot with lines only. */
export type SlotModel = Omit<GridModel, 'books'>

export interface SlotConfig {
  readonly model: SlotModel
  readonly theme: SlotTheme
}

/** The studio sends the certified configuration unchanged; its kind determines its type. */
export function slotConfigOf({ kind, config }: GameFacts): SlotConfig {
  if (kind === 'grid' && isGrid(config)) return config
  if (kind === 'lines' && isLines(config)) return onGrid(config)
  throw new Error(`no slot: ${kind}`)
}

const isWhole = (config: object) => 'model' in config && 'theme' in config
const isGrid = (config: object): config is GridConfig => isWhole(config)
const isLines = (config: object): config is LinesConfig => isWhole(config)

export function onGrid({ model, theme }: LinesConfig): SlotConfig {
  const { lines, freeSpins, ...rest } = model
  return {
    theme,
    model: {
      ...rest,
      pay: { by: 'lines', lines },
      wilds: null,
      tumbles: null,
      orbs: null,
      freeSpins: freeSpins && { ...freeSpins, wilds: null },
      hold: null,
      buy: null,
    },
  }
}
