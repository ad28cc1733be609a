/**
 * A subject of many titles, as data: pictures for the symbols and words for the names. Lists of
 * pictures are separated by spaces, lists of words by commas.
 */
export interface TitleTheme {
  readonly id: string
  /** Name of a set of colours and a backdrop; each title turns the hues by its own degrees. */
  readonly palette: string
  readonly tempo: 'calm' | 'brisk'
  /** Six pictures for the wild and the four high symbols; each title leaves one out. */
  readonly stars: string
  /** Five pictures for the four low symbols. */
  readonly lows: string
  /** Two pictures; each title uses one as its scatter. */
  readonly scatters: string
  /** The coin and the orb. */
  readonly extras: string
  /** Every mood combines with every thing: Dewy Cider Press. */
  readonly moods: string
  readonly things: string
  /** Every trait combines with all folk: The Patient Beekeeper. */
  readonly traits: string
  readonly folk: string
  /** Possessions of the folk: Beekeeper's Basket. */
  readonly hoards: string
  /** Every call combines with every place: Supper at Cider Lane. */
  readonly calls: string
  readonly places: string
  /** Every thing combines with every end: Cider Press Days. */
  readonly ends: string
}
