import type { ByCount } from '../lines/index.ts'

export type Strips = readonly (readonly string[])[]

/** How symbols make a win. `pays` counts reels from the left or positions, by kind. */
export type Pay =
  /** On a line from the left, as in a lines model. */
  | { readonly by: 'lines'; readonly lines: readonly (readonly number[])[] }
  /** On consecutive reels from the left, anywhere on each; every combination of positions pays. */
  | { readonly by: 'ways' }
  /** Positions connected at their sides; a count without a prize pays the next smaller one. */
  | { readonly by: 'cluster' }
  /** Positions anywhere; a count without a prize pays the next smaller one. */
  | { readonly by: 'anywhere' }

/**
 * Behaviour of a wild besides substituting. `expand`: it fills its reel. `stay`: it keeps its
 * position for the rest of the free spins. `walk`: it moves one reel to the left and the reels spin
 * again for free until it has left the board.
 */
export type WildAct = 'expand' | 'stay' | 'walk'

/** Tumbles: winning symbols are removed, symbols above fall and the strips refill from above. */
export interface Tumbles {
  /**
   * Multipliers of the first wins, of those after the first tumble, and so on; the last one
   * repeats.
   */
  readonly ladder: readonly number[]
  readonly freeLadder: readonly number[]
  /** Whether a free spin starts at the ladder step that the one before reached. */
  readonly isKept: boolean
}

/** Orbs multiply the win of a spin with all its tumbles by the sum of their values. */
export interface Orbs {
  readonly symbol: string
  /** Values of an orb and their weights. */
  readonly values: readonly number[]
  readonly weights: readonly number[]
  /** Whether free spins accumulate the orbs of all winning spins. */
  readonly areKept: boolean
}

export interface GridFreeSpins {
  /** Spins by the number of scatters, in a paid spin and in a free spin. */
  readonly won: ByCount
  readonly wonAgain: ByCount
  readonly most: number
  /** Multiplier of every win of a free spin. */
  readonly multiplier: number
  readonly strips: Strips
  readonly wilds: WildAct | null
}

/**
 * Hold and win: coins stay and the other positions spin until no new coin came for `spins` spins.
 */
export interface Hold {
  readonly symbol: string
  readonly needed: number
  readonly spins: number
  /** Values of a coin in credits and their weights. */
  readonly values: readonly number[]
  readonly weights: readonly number[]
  /** An empty position gets a coin once in so many spins, on average. */
  readonly oneIn: number
  /** Extra credits for a full board. */
  readonly full: number
}

/**
 * A pick bonus, won by scatters of a paid spin: the player opens objects, each hiding a prize,
 * until the picks are used up or an end prize is opened. It is the last feature of a round.
 */
export interface PickBonus {
  /** Number of picks by the number of scatters. */
  readonly picks: ByCount
  /** Credits of ordinary prizes, and of prizes that end the bonus. */
  readonly prizes: readonly number[]
  readonly ends: readonly number[]
}

/** The price of starting with the free spins; such rounds have a table of their own. */
export interface Buy {
  readonly credits: number
  readonly spins: number
  readonly rows: number
}

/**
 * The certified maths of a slot whose rounds are a table. A round draws one of `books.rows` equally
 * likely rows, and the row decides everything except the prizes of a pick bonus. So playing every
 * row once gives the exact return of any feature. A model never changes: another return is another
 * model. Symbols are roles (`h1`, `l4`, `wild`); the theme gives them their look.
 */
export interface GridModel {
  readonly id: string
  readonly pay: Pay
  /** Price of a spin in credits. */
  readonly roundCredits: number
  readonly rows: number
  readonly strips: Strips
  /** Credits by count, for the whole stake. */
  readonly pays: Readonly<Record<string, ByCount>>
  /** Substitutes every symbol of `pays`. */
  readonly wild: string | null
  readonly wilds: WildAct | null
  /** Pays anywhere and never tumbles. */
  readonly scatter: { readonly symbol: string; readonly pays: ByCount } | null
  readonly tumbles: Tumbles | null
  readonly orbs: Orbs | null
  readonly freeSpins: GridFreeSpins | null
  readonly hold: Hold | null
  /** Omitted when absent, so that proofs made before this field existed keep their hash. */
  readonly pick?: PickBonus
  readonly buy: Buy | null
  /** Cap of a round: a round that reaches it ends at once. */
  readonly maxCredits: number
  /** The table of rounds. The numbers of a row are expanded from this word and the row's index. */
  readonly books: { readonly word: string; readonly rows: number }
}
