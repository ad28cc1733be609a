/** Reel and row, both from 0 at the top left. */
export type Position = readonly [reel: number, row: number]

/** The reels stopped. `window` holds a column of symbols for each reel. */
export interface ReelsEvent {
  readonly type: 'reels'
  readonly stops: readonly number[]
  readonly window: readonly (readonly string[])[]
}

/**
 * A win on a line. Credits of wins are amounts paid: multiplied, and cut at the cap of the round.
 */
export interface LineWinEvent {
  readonly type: 'lineWin'
  readonly line: number
  readonly symbol: string
  readonly count: number
  readonly positions: readonly Position[]
  readonly multiplier: number
  readonly credits: number
}

export interface ScatterWinEvent {
  readonly type: 'scatterWin'
  readonly symbol: string
  readonly count: number
  readonly positions: readonly Position[]
  readonly multiplier: number
  readonly credits: number
}

/** Free spins were won; `total` counts all free spins of the round so far. */
export interface FreeSpinsWonEvent {
  readonly type: 'freeSpinsWon'
  readonly count: number
  readonly total: number
  readonly positions: readonly Position[]
}

/** A free spin begins: `index` from 1, `left` after this one. A `reels` event follows. */
export interface FreeSpinEvent {
  readonly type: 'freeSpin'
  readonly index: number
  readonly left: number
  readonly multiplier: number
}

/** The free spins are over; `credits` is the sum that they paid. */
export interface FeatureEndEvent {
  readonly type: 'featureEnd'
  readonly spins: number
  readonly credits: number
}

/** The round reached its cap, and ends. */
export interface MaxWinEvent {
  readonly type: 'maxWin'
  readonly credits: number
}

/** Always the last event; `credits` is the payout of the round. */
export interface EndEvent {
  readonly type: 'end'
  readonly credits: number
}

export type LinesEvent =
  | ReelsEvent
  | LineWinEvent
  | ScatterWinEvent
  | FreeSpinsWonEvent
  | FreeSpinEvent
  | FeatureEndEvent
  | MaxWinEvent
  | EndEvent
