/** The look of a slot. It does not affect the maths, so many games can share one model. */
export interface SlotTheme {
  /** Name of a set of colours and a backdrop in the client. */
  readonly palette: string
  /** Degrees by which the hues of the palette are turned; none by default. */
  readonly turn?: number
  readonly tempo: 'calm' | 'brisk'
  /** Art of the objects of a pick bonus, in games that have one. */
  readonly object?: string
  /** Art by symbol of the model; names are those of Unicode's emoji, in kebab-case. */
  readonly symbols: Readonly<Record<string, string>>
}
