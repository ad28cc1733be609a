import type {
  EndEvent,
  FeatureEndEvent,
  FreeSpinEvent,
  FreeSpinsWonEvent,
  LineWinEvent,
  MaxWinEvent,
  Position,
  ReelsEvent,
  ScatterWinEvent,
} from '../lines/index.ts'
import type { WildAct } from './model.ts'
import type { Prize } from './pick.ts'

type Window = ReelsEvent['window']

/** The row of the table that the round plays; always the first event. */
export interface RowEvent {
  readonly type: 'row'
  readonly row: number
}

/** Wilds acted. `window` is the board after it, `positions` are all wilds on it. */
export interface WildsEvent {
  readonly type: 'wilds'
  readonly act: WildAct
  readonly positions: readonly Position[]
  readonly window: Window
}

/**
 * A walking wild is still on the board, so the reels spin again for free. A `reels` event follows.
 */
export interface RespinEvent {
  readonly type: 'respin'
}

/** A win by ways. `ways` counts the combinations of positions. */
export interface WaysWinEvent {
  readonly type: 'waysWin'
  readonly symbol: string
  readonly count: number
  readonly ways: number
  readonly positions: readonly Position[]
  readonly multiplier: number
  readonly credits: number
}

export interface ClusterWinEvent {
  readonly type: 'clusterWin'
  readonly symbol: string
  readonly count: number
  readonly positions: readonly Position[]
  readonly multiplier: number
  readonly credits: number
}

export interface AnywhereWinEvent {
  readonly type: 'anywhereWin'
  readonly symbol: string
  readonly count: number
  readonly positions: readonly Position[]
  readonly multiplier: number
  readonly credits: number
}

/**
 * Winning symbols are removed and the rest falls. `window` is the board after it, `fresh` the
 * positions of new symbols.
 */
export interface TumbleEvent {
  readonly type: 'tumble'
  readonly removed: readonly Position[]
  readonly fresh: readonly Position[]
  readonly window: Window
  /** Multiplier of the wins that follow. */
  readonly multiplier: number
}

/** Orbs of the spin, after its last tumble; `credits` is the amount that multiplying added. */
export interface OrbsEvent {
  readonly type: 'orbs'
  readonly orbs: readonly { readonly position: Position; readonly value: number }[]
  /** Multiplier of the spin's wins, orbs of earlier spins included. */
  readonly multiplier: number
  readonly credits: number
}

/** A coin and its value. */
export interface Coin {
  readonly position: Position
  readonly credits: number
}

export interface HoldBeginEvent {
  readonly type: 'holdBegin'
  readonly coins: readonly Coin[]
  readonly spins: number
}

/** A spin of the hold feature. `left` counts the spins after it: a new coin resets them. */
export interface HoldSpinEvent {
  readonly type: 'holdSpin'
  readonly coins: readonly Coin[]
  readonly left: number
}

/**
 * The end of the hold feature. `credits` is the sum of all coins and of the prize for a full board.
 */
export interface HoldEndEvent {
  readonly type: 'holdEnd'
  readonly isFull: boolean
  readonly credits: number
}

/** A pick bonus opens and the round waits: the player may open `picks` of the objects. */
export interface PickBeginEvent {
  readonly type: 'pickBegin'
  readonly objects: number
  readonly picks: number
  readonly positions: readonly Position[]
}

/** An object was opened. `left` counts the picks after it, `credits` is its prize. */
export interface PickEvent {
  readonly type: 'pick'
  readonly object: number
  readonly isEnd: boolean
  readonly left: number
  readonly credits: number
}

/** The end of a pick bonus: the sum of its prizes, and the prizes of all objects. */
export interface PickEndEvent {
  readonly type: 'pickEnd'
  readonly credits: number
  readonly hidden: readonly Prize[]
}

export type GridEvent =
  | RowEvent
  | ReelsEvent
  | WildsEvent
  | RespinEvent
  | LineWinEvent
  | WaysWinEvent
  | ClusterWinEvent
  | AnywhereWinEvent
  | ScatterWinEvent
  | TumbleEvent
  | OrbsEvent
  | HoldBeginEvent
  | HoldSpinEvent
  | HoldEndEvent
  | PickBeginEvent
  | PickEvent
  | PickEndEvent
  | FreeSpinsWonEvent
  | FreeSpinEvent
  | FeatureEndEvent
  | MaxWinEvent
  | EndEvent
