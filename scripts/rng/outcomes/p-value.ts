/** A value of a test for a game: of one column, or of two. */
export interface PValue {
  readonly part: string
  readonly p: number
}
