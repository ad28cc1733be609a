/** How a slot looks. Nothing here touches the maths, so many games can share one model. */
export interface SlotTheme {
  /** Name of a set of colours and a backdrop, which the client has. */
  readonly palette: string
  /** Degrees by which the colours of the palette are turned; without it they are as they are. */
  readonly turn?: number
  readonly tempo: 'calm' | 'brisk'
  /** Art of the objects of a pick bonus, in games that have one. */
  readonly object?: string
  /** Art by symbol of the model; the names are those of Unicode's emoji, in kebab-case. */
  readonly symbols: Readonly<Record<string, string>>
}
