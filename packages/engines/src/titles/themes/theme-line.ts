/**
 * A subject that many titles share, as data: what their symbols can look like, and the words of
 * their names. Lists of pictures are divided by spaces, lists of words by commas.
 */
export interface ThemeLine {
  readonly id: string
  /** Name of a set of colours and a backdrop; each title turns the colours by its own degrees. */
  readonly palette: string
  readonly tempo: 'calm' | 'brisk'
  /** Six pictures for the wild and the four high symbols; a title leaves one out. */
  readonly stars: string
  /** Five pictures for the four low symbols. */
  readonly lows: string
  /** Two, of which a title has one as its scatter. */
  readonly scatters: string
  /** The coin and the orb. */
  readonly extras: string
  /** Every mood goes before every thing: Dewy Cider Press. */
  readonly moods: string
  readonly things: string
  /** Every trait goes before all folk: The Patient Beekeeper. */
  readonly traits: string
  readonly folk: string
  /** What any of the folk could own: Beekeeper's Basket. */
  readonly hoards: string
  /** Every call goes before every place: Supper at Cider Lane. */
  readonly calls: string
  readonly places: string
  /** Every thing goes before every end: Cider Press Days. */
  readonly ends: string
}
