/** Credits or spins by the count of a symbol: `{ 3: 5, 4: 20, 5: 100 }`. */
export type ByCount = Readonly<Record<number, number>>

export interface FreeSpins {
  /** Spins by the number of scatters, in a paid spin and in a free spin. */
  readonly won: ByCount
  readonly wonAgain: ByCount
  /** Maximum of free spins in one round. */
  readonly most: number
  /** Multiplier of every win of a free spin. */
  readonly multiplier: number
  readonly strips: readonly (readonly string[])[]
}

/**
 * The certified maths of a slot with lines. A model never changes: another return is another model.
 * Symbols are roles (`h1`, `l4`, `wild`); the theme gives them their look.
 */
export interface LinesModel {
  readonly id: string
  /** Price of a spin: one credit for each line. */
  readonly roundCredits: number
  readonly rows: number
  /** Symbols of each reel, from left to right; a stop is the index of the top visible symbol. */
  readonly strips: readonly (readonly string[])[]
  /** Row of each reel on a line, from 0 at the top. */
  readonly lines: readonly (readonly number[])[]
  /** Credits by count from the left, on one line. */
  readonly pays: Readonly<Record<string, ByCount>>
  /** Substitutes every symbol of `pays`; a line pays its best reading once. */
  readonly wild: string
  /** Pays anywhere, for the whole stake. */
  readonly scatter: { readonly symbol: string; readonly pays: ByCount }
  readonly freeSpins: FreeSpins | null
  /** Cap of a round: a round that reaches it ends at once. */
  readonly maxCredits: number
}
