import type { Jackpot } from '#core'
import type { GridConfig } from './grid/index.ts'
import type { LinesConfig } from './lines/index.ts'
import type { vendors } from './vendors.ts'

interface SlotBase {
  readonly code: string
  readonly name: string
  /** Provider code. It never changes: the wallet books the game's money under it. */
  readonly vendor: (typeof vendors)[number]['code']
  /**
   * Version of the configuration. Old versions stay, because their rounds are settled and replayed.
   */
  readonly version: number
  /** The certified return, if it is not the default one. */
  readonly returns?: string
  /** The jackpot that the game feeds and may win. */
  readonly jackpot?: Jackpot
}

export interface LinesGame extends SlotBase {
  readonly kind: 'lines'
  readonly config: LinesConfig
}

export interface GridGame extends SlotBase {
  readonly kind: 'grid'
  readonly config: GridConfig
}

/** A slot is data; its kind selects the rules. */
export type Slot = LinesGame | GridGame
