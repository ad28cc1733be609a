/** Credits or spins by how many of a symbol there are: `{ 3: 5, 4: 20, 5: 100 }`. */
export type ByCount = Readonly<Record<number, number>>

export interface FreeSpins {
  /** Spins by the number of scatters of a paid spin, and of a free one. */
  readonly won: ByCount
  readonly wonAgain: ByCount
  /** No more than so many in one round. */
  readonly most: number
  /** Of every win of a free spin. */
  readonly multiplier: number
  readonly strips: readonly (readonly string[])[]
}

/**
 * The certified maths of a slot with lines. It never changes: another return is another model.
 * Symbols are roles (`h1`, `l4`, `wild`); what they look like is the theme's.
 */
export interface LinesModel {
  readonly id: string
  /** What a spin costs: one credit for each line. */
  readonly roundCredits: number
  readonly rows: number
  /** Of each reel, from left to right; a stop is the place of the top symbol that shows. */
  readonly strips: readonly (readonly string[])[]
  /** The row of each reel that a line goes through, from 0 at the top. */
  readonly lines: readonly (readonly number[])[]
  /** What so many from the left pay on one line. */
  readonly pays: Readonly<Record<string, ByCount>>
  /** Stands for every symbol of `pays`; a line pays the best that it can be read as, once. */
  readonly wild: string
  /** Pays anywhere, for the whole round. */
  readonly scatter: { readonly symbol: string; readonly pays: ByCount }
  readonly freeSpins: FreeSpins | null
  /** A round that has won this much ends at once. */
  readonly maxCredits: number
}
