import type { FamilyId } from './family-ids.ts'
import type { Part, Text } from './text.ts'

/** A draw of an example, and how the bet ends. */
export interface ExampleDraw {
  /** Numbers of the draw; of a Vietnamese draw only the prizes that matter, by rank. */
  readonly result: unknown
  readonly shown: Part
  readonly end: 'won' | 'lost' | 'push'
  /** How many times the bet is paid; 1 if omitted. */
  readonly times?: number
  /** The prize that is won, where it isn't the only one or named like the pick. */
  readonly prize?: string
}

export interface Example {
  /** Picks by field: one unit. */
  readonly selection: readonly (readonly string[])[]
  /** Names of the fields that have picks, where the picks alone don't say enough. */
  readonly fields?: readonly string[]
  readonly draws: readonly ExampleDraw[]
}

/** Everything said about a bet type. */
export interface BetTypeText {
  readonly name: Part
  readonly family: FamilyId
  readonly help: readonly Text[]
  /** What a unit costs, in base stakes; 1 if omitted. */
  readonly charge?: number
  readonly example: Example
}

/** The bet types of a lottery by id. */
export type BetTypeTexts = Readonly<Record<string, BetTypeText>>
