/** One of the values that a test gives for a game: of a column, or of two. */
export interface PValue {
  readonly part: string
  readonly p: number
}
