import type { Rational } from '#core'
import type {
  CrossBet,
  Prize,
  SingleBet,
  SingleField,
  WinningPattern,
  WinningPicks,
} from './bet-type.ts'
import { picksOf, type Picks } from './picks.ts'

/** The id of the prize of a bet type that has only one. */
const onlyPrize = 'win'

interface SingleRules<Draw> {
  readonly id: string
  readonly picks: Picks
  readonly chance: Rational
  readonly push?: Rational
  readonly charge?: number
  readonly maxTimes?: number
  /** Fields with the same picks, by name; one field named like the bet type if omitted. */
  readonly fields?: readonly string[]
  /** Maximum number of hits of a field; 1 if omitted: its picks exclude each other. */
  readonly maxHits?: number
  hits(draw: Draw, pick: string, field: number): number | 'push'
}

/** A bet on single picks that all have the same chance and price. */
export function singleBet<Draw>(rules: SingleRules<Draw>): SingleBet<Draw> {
  const { id, picks, chance, push, charge, maxTimes, fields = [id], maxHits = 1 } = rules
  return {
    kind: 'single',
    id,
    ...(charge === undefined ? {} : { charge }),
    prizes: [
      {
        id: onlyPrize,
        chance,
        ...(push === undefined ? {} : { push }),
        ...(maxTimes === undefined ? {} : { maxTimes }),
      },
    ],
    fields: fields.map((name, index) => ({
      name,
      picks,
      maxHits,
      prizeOf: () => onlyPrize,
      hits: (draw, pick) => rules.hits(draw, pick, index),
    })),
  }
}

interface PricedRules<Draw> {
  readonly id: string
  /** The picks, each a prize of its own, with their chances. */
  readonly chances: ReadonlyMap<string, Rational>
  readonly push?: ReadonlyMap<string, Rational>
  readonly fields?: readonly string[]
  readonly maxHits?: number
  hits(draw: Draw, pick: string, field: number): number | 'push'
}

/** A bet on single picks that each have a chance and price of their own. */
export function pricedBet<Draw>(rules: PricedRules<Draw>): SingleBet<Draw> {
  const { id, chances, push, fields = [id], maxHits = 1 } = rules
  const picks = picksOf([...chances.keys()])
  return {
    kind: 'single',
    id,
    prizes: [...chances].map(([pick, chance]) => prizeOf(pick, chance, push?.get(pick))),
    fields: fields.map((name, index) => ({
      name,
      picks,
      maxHits,
      prizeOf: (pick: string) => pick,
      hits: (draw: Draw, pick: string) => rules.hits(draw, pick, index),
    })) satisfies SingleField<Draw>[],
  }
}

const prizeOf = (id: string, chance: Rational, push: Rational | undefined): Prize =>
  push === undefined ? { id, chance } : { id, chance, push }

interface CrossRules<Draw> {
  readonly id: string
  readonly fields: CrossBet<Draw>['fields']
  readonly chance: Rational
  readonly isDistinct?: boolean
  readonly takesBankers?: boolean
  readonly maxWins: bigint
  /** The winning patterns of a draw: one set of picks for each field. */
  wins(draw: Draw): readonly WinningPattern['fields'][]
}

/** A bet on combinations of picks, with one prize. */
export function crossBet<Draw>(rules: CrossRules<Draw>): CrossBet<Draw> {
  const { id, fields, chance, isDistinct = false, takesBankers = false, maxWins } = rules
  return {
    kind: 'cross',
    id,
    prizes: [{ id: onlyPrize, chance }],
    fields,
    isDistinct,
    takesBankers,
    maxWins,
    wins: (draw) => rules.wins(draw).map((won) => ({ prize: onlyPrize, fields: won })),
  }
}

/** The winning picks of a field: its units win if all their picks are among these. */
export const among = (picks: Iterable<string | number>): WinningPicks => ({
  within: new Set([...picks].map(String)),
})

/** The winning picks of a field whose units win if none of their picks is among these. */
export function noneOf(picks: Iterable<string>): WinningPicks {
  const losing = new Set(picks)
  return { within: { has: (pick) => !losing.has(pick) } }
}
