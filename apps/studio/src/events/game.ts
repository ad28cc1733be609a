import type { Rational, Rng } from '@fairhouse/engines'
import type { Amount } from '@fairhouse/money'

/** An event that a schedule announces. */
export interface PlannedEvent {
  /** Unique within its game. */
  readonly number: string
  /** Id of the rules that it is played by. */
  readonly rules: string
  readonly locksAt: Date
  readonly drawsAt: Date
}

/** A game whose events many players bet on: a lottery, a table, a league. One process runs it. */
export interface EventGame {
  readonly code: string
  /** Code of the provider under which it moves money. It never changes. */
  readonly provider: string
  /** How many coming events take bets at once. */
  readonly openAhead: number
  /** Codes of the games whose results together are the result of this one; none if it draws. */
  readonly parts: readonly string[]
  /** The next events whose lock is after a time. */
  next(after: Date, count: number): readonly PlannedEvent[]
  rules(id: string): EventRules
  /** The prices of new events. */
  prices(rules: string): PriceTable
  limits(currency: string): BetLimits | undefined
}

/** Decimal prices by market, stake included, as they are stored. They never change. */
export type PriceTable = Readonly<Record<string, string>>

/** Why a line of a bet is refused. */
export interface LineFault {
  readonly refusal: string
  readonly field?: number
  readonly pick?: string
  readonly entry?: number
}

/** A line as it is stored: a combination of one leg. All figures are in base stakes. */
export interface PricedLine {
  readonly bet: StoredLine
  readonly units: bigint
  readonly stake: bigint
  readonly maxPayout: Rational
  /** What each selection that is counted on its own pays, if it wins once. */
  readonly counted: readonly CountedSelection[]
}

/** The market of a line and its picks, as the rules of the game wrote them. */
export type StoredLine = Readonly<{ betType: string }> & Readonly<Record<string, unknown>>

export interface CountedSelection {
  readonly key: string
  readonly payout: Rational
}

export interface SettledLine {
  readonly outcome: 'won' | 'lost' | 'push'
  readonly payout: Rational
  /** The part of the stake that counts as a valid bet. */
  readonly validStake: bigint
  /** Why it won, for its player, as data. */
  readonly wins: readonly LineWin[]
}

export interface LineWin {
  readonly prize: string
  readonly times: string
  readonly picks: readonly (readonly string[])[]
  /** The ranks of the prizes in which a pick was found, one entry for each number. */
  readonly ranks?: readonly string[]
}

/** Pure rules of the events of a game. Stored lines come from `price`. */
export interface EventRules {
  /** The prices of a stored table, or an error for one that the rules do not allow. */
  price(line: unknown, prices: PriceTable): PricedLine | LineFault
  result(rng: Rng): unknown
  isResult(value: unknown): boolean
  settle(bet: StoredLine, prices: PriceTable, result: unknown): SettledLine
  /** The markets on which a player's lines cover so much that none is a valid bet. */
  overcovered(bets: readonly StoredLine[]): readonly string[]
}

/** Limits in one currency. */
export interface BetLimits {
  /** A base stake is a multiple of it, and at least that. */
  readonly step: Amount
  readonly maxLineStake: Amount
  readonly maxBetStake: Amount
  readonly maxBetPayout: Amount
  /** Liability of one event, and of one counted selection, per brand. */
  readonly maxEventPayout: Amount
  readonly maxSelectionPayout: Amount
}
