import type { ByCount } from '../lines/index.ts'

export type Strips = readonly (readonly string[])[]

/** How symbols make a win. `pays` counts reels from the left, or places; see each. */
export type Pay =
  /** On a line from the left, as in a game of lines. */
  | { readonly by: 'lines'; readonly lines: readonly (readonly number[])[] }
  /** On so many reels from the left, anywhere on each; every choice of places pays. */
  | { readonly by: 'ways' }
  /** So many places that touch at their sides, or the next smaller number that pays. */
  | { readonly by: 'cluster' }
  /** So many anywhere, or the next smaller number that pays. */
  | { readonly by: 'anywhere' }

/**
 * What a wild does beside standing for others. `expand`: it fills its reel. `stay`: it stays where
 * it is for the rest of the free spins. `walk`: it goes a reel to the left and the others spin
 * again, for nothing, until it has left.
 */
export type WildAct = 'expand' | 'stay' | 'walk'

/** What has won goes, what is above falls, and the strips fill up from above. */
export interface Tumbles {
  /** Of the wins of the first fall, the second, and so on; the last holds for all after it. */
  readonly ladder: readonly number[]
  readonly freeLadder: readonly number[]
  /** Whether free spins go on from the step of the ladder that the spin before reached. */
  readonly isKept: boolean
}

/** Symbols that multiply what the spin with all its falls has won, together by their sum. */
export interface Orbs {
  readonly symbol: string
  /** What one is worth, and how often it is that. */
  readonly values: readonly number[]
  readonly weights: readonly number[]
  /** Whether free spins add up all orbs of spins that won. */
  readonly areKept: boolean
}

export interface GridFreeSpins {
  /** Spins by the number of scatters of a paid spin, and of a free one. */
  readonly won: ByCount
  readonly wonAgain: ByCount
  readonly most: number
  /** Of every win of a free spin. */
  readonly multiplier: number
  readonly strips: Strips
  readonly wilds: WildAct | null
}

/** Enough coins stay, and the other places spin for more until no new one came so many times. */
export interface Hold {
  readonly symbol: string
  readonly needed: number
  readonly spins: number
  /** Credits of a coin, and how often it is worth that. */
  readonly values: readonly number[]
  readonly weights: readonly number[]
  /** An empty place shows a coin once in so many spins. */
  readonly oneIn: number
  /** Credits besides, when every place has one. */
  readonly full: number
}

/**
 * Enough scatters of a paid spin: the player opens objects, each of which hides a prize, until all
 * picks are used or one that ends it was opened. It comes last in a round.
 */
export interface PickBonus {
  /** How many may be opened, by the number of scatters. */
  readonly picks: ByCount
  /** Credits under the objects, and under those that end it. */
  readonly prizes: readonly number[]
  readonly ends: readonly number[]
}

/** A way to begin with the free spins, for a price; it has a table of its own. */
export interface Buy {
  readonly credits: number
  readonly spins: number
  readonly rows: number
}

/**
 * The certified maths of a slot whose rounds stand in a table: a round draws one of `books.rows`
 * rows, each as likely as the others, and the row decides all that follows but what a pick bonus
 * hides. So the return is exact whatever the features, by playing every row once. It never changes:
 * another return is another model. Symbols are roles (`h1`, `l4`, `wild`); what they look like is
 * the theme's.
 */
export interface GridModel {
  readonly id: string
  readonly pay: Pay
  /** What a spin costs. */
  readonly roundCredits: number
  readonly rows: number
  readonly strips: Strips
  /** Credits by count, for the whole bet. */
  readonly pays: Readonly<Record<string, ByCount>>
  /** Stands for every symbol of `pays`. */
  readonly wild: string | null
  readonly wilds: WildAct | null
  /** Pays anywhere and never tumbles. */
  readonly scatter: { readonly symbol: string; readonly pays: ByCount } | null
  readonly tumbles: Tumbles | null
  readonly orbs: Orbs | null
  readonly freeSpins: GridFreeSpins | null
  readonly hold: Hold | null
  /** Left out where there is none: what was proved before there were any holds as it is. */
  readonly pick?: PickBonus
  readonly buy: Buy | null
  /** A round that has won this much ends at once. */
  readonly maxCredits: number
  /** The table. Rows are made by a generator of numbers that begins with this word and the row. */
  readonly books: { readonly word: string; readonly rows: number }
}
