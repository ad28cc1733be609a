import type { Jackpot } from '#core'
import type { GridConfig } from './grid/index.ts'
import type { LinesConfig } from './lines/index.ts'
import type { vendors } from './vendors.ts'

interface Titled {
  readonly code: string
  readonly name: string
  /** Who brings it. It never changes: the wallet knows the game's money by it. */
  readonly vendor: (typeof vendors)[number]['code']
  /** Of the configuration. Old versions stay, because their rounds are settled and replayed. */
  readonly version: number
  /** Which return it is certified with; the usual one where nothing is said. */
  readonly returns?: string
  /** The pot that it fills and may win. */
  readonly jackpot?: Jackpot
}

export interface LinesGame extends Titled {
  readonly kind: 'lines'
  readonly config: LinesConfig
}

export interface GridGame extends Titled {
  readonly kind: 'grid'
  readonly config: GridConfig
}

/** A slot is data; its kind says which rules it is played by. */
export type Slot = LinesGame | GridGame
