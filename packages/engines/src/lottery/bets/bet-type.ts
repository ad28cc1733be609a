import type { Rational } from '#core'
import type { Picks } from './picks.ts'

/**
 * The picks of a bet, by field. Digits keep their leading zeros. It covers one or more units, which
 * all have the same stake; a unit is itself a selection, with one unit.
 */
export type Selection = readonly (readonly string[])[]

/** A way in which a unit is paid. */
export interface Prize {
  readonly id: string
  /** Expected number of times that a unit wins this prize in one draw. */
  readonly chance: Rational
  /** Maximum number of times that a unit wins this prize in one draw; 1 if omitted. */
  readonly maxTimes?: number
  /** Chance that the unit is pushed: neither won nor lost, its stake returned. */
  readonly push?: Rational
  /** Price in proportion to the other prizes of the same unit; 1 if omitted. */
  readonly weight?: number
}

interface BetRules {
  readonly id: string
  /**
   * What a unit costs, in base stakes; 1 if omitted. A unit that is paid per hit costs one base
   * stake for each number that can hit.
   */
  readonly charge?: number
  readonly prizes: readonly Prize[]
}

/** A field of which every pick is a unit. All units of a field are pushed together. */
export interface SingleField<Draw> {
  readonly name: string
  readonly picks: Picks
  /** Maximum number of hits of all picks together in one draw. */
  readonly maxHits: number
  /** Returns the id of the pick's only prize. */
  prizeOf(pick: string): string
  /** Returns how many times the pick wins. */
  hits(draw: Draw, pick: string): number | 'push'
}

export interface SingleBet<Draw> extends BetRules {
  readonly kind: 'single'
  readonly fields: readonly SingleField<Draw>[]
}

/** A field that gives `size` of its picks to each unit. */
export interface CrossField {
  readonly name: string
  readonly picks: Picks
  readonly size: number
  /** Maximum number of picks; all if omitted. */
  readonly maxPicks?: number
}

/** The winning picks of a field: a unit's picks are all `within`, and include all `containing`. */
export interface WinningPicks {
  readonly within: { has(pick: string): boolean }
  readonly containing?: ReadonlySet<string>
}

/** The units that win a prize. Two patterns of one draw never contain the same unit. */
export interface WinningPattern {
  readonly prize: string
  readonly fields: readonly WinningPicks[]
}

/** A bet whose units combine picks: all ways to take `size` picks of each field. */
export interface CrossBet<Draw> extends BetRules {
  readonly kind: 'cross'
  readonly fields: readonly CrossField[]
  /** Whether no pick may be in two fields of a unit. */
  readonly isDistinct: boolean
  /**
   * Whether a second list may name bankers: picks that are in every unit. Only for one field with
   * units of two or more picks.
   */
  readonly takesBankers: boolean
  /** Maximum number of units that win in one draw, of all that can be bet on. */
  readonly maxWins: bigint
  wins(draw: Draw): readonly WinningPattern[]
}

export type BetType<Draw> = SingleBet<Draw> | CrossBet<Draw>

export const chargeOf = ({ charge = 1 }: BetRules): bigint => BigInt(charge)
