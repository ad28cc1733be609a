/** A reel and a row, both from 0, the top left first. */
export type Position = readonly [reel: number, row: number]

/** The reels stopped. `window` has a column of symbols for each reel. */
export interface ReelsEvent {
  readonly type: 'reels'
  readonly stops: readonly number[]
  readonly window: readonly (readonly string[])[]
}

/** Credits of wins are what is paid: with the multiplier, and cut where the round's most is. */
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

/** `total` is of all that were won in this round. */
export interface FreeSpinsWonEvent {
  readonly type: 'freeSpinsWon'
  readonly count: number
  readonly total: number
  readonly positions: readonly Position[]
}

/** A free spin begins: `index` from 1, `left` after this one. Its `reels` follow. */
export interface FreeSpinEvent {
  readonly type: 'freeSpin'
  readonly index: number
  readonly left: number
  readonly multiplier: number
}

/** The free spins are over; `credits` is what they paid together. */
export interface FeatureEndEvent {
  readonly type: 'featureEnd'
  readonly spins: number
  readonly credits: number
}

/** The round has won the most that it can, and ends. */
export interface MaxWinEvent {
  readonly type: 'maxWin'
  readonly credits: number
}

/** Always the last; `credits` is what the round pays. */
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
