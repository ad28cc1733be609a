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

/** The round is this row of the table; always the first. */
export interface RowEvent {
  readonly type: 'row'
  readonly row: number
}

/** Wilds did what they do, and this is what stands there now. `positions` are all wilds of it. */
export interface WildsEvent {
  readonly type: 'wilds'
  readonly act: WildAct
  readonly positions: readonly Position[]
  readonly window: Window
}

/** A walking wild is still there: the reels spin again for nothing. Its `reels` follow. */
export interface RespinEvent {
  readonly type: 'respin'
}

/** `ways` is how many choices of places there are. */
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

/** What won is gone, the rest has fallen: `window` as it stands then, `fresh` what came in. */
export interface TumbleEvent {
  readonly type: 'tumble'
  readonly removed: readonly Position[]
  readonly fresh: readonly Position[]
  readonly window: Window
  /** Of the wins that follow. */
  readonly multiplier: number
}

/** Orbs of the spin, once its falls are over; `credits` is what multiplying added. */
export interface OrbsEvent {
  readonly type: 'orbs'
  readonly orbs: readonly { readonly position: Position; readonly value: number }[]
  /** What the spin's wins count now, with those kept from before. */
  readonly multiplier: number
  readonly credits: number
}

/** A coin and what it is worth. */
export interface Coin {
  readonly position: Position
  readonly credits: number
}

export interface HoldBeginEvent {
  readonly type: 'holdBegin'
  readonly coins: readonly Coin[]
  readonly spins: number
}

/** `left` after this spin: a new coin gives all spins again. */
export interface HoldSpinEvent {
  readonly type: 'holdSpin'
  readonly coins: readonly Coin[]
  readonly left: number
}

/** `credits` is what all coins pay, and what a full board pays besides. */
export interface HoldEndEvent {
  readonly type: 'holdEnd'
  readonly isFull: boolean
  readonly credits: number
}

/** The player may open `picks` of so many objects; the round waits. */
export interface PickBeginEvent {
  readonly type: 'pickBegin'
  readonly objects: number
  readonly picks: number
  readonly positions: readonly Position[]
}

/** An object was opened, `left` after it; `credits` is what it paid. */
export interface PickEvent {
  readonly type: 'pick'
  readonly object: number
  readonly isEnd: boolean
  readonly left: number
  readonly credits: number
}

/** What all picks paid together, and what had lain under every object from the beginning. */
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
