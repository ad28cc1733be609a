import { plus, rational, times, type Rational, type Rng } from '#core'
import { chargeOf, type BetType, type Prize, type Selection } from './bet-type.ts'
import { coversTooMuch } from './coverage.ts'
import type { LotteryGame } from './game.ts'
import { maxPayout } from './max-payout.ts'
import { priceOf, pricesReturning, returnsOf, type BetReturn, type Prices } from './prices.ts'
import { parseEntries } from './parse-entries.ts'
import { readEntries, readSelection, selectionsOf, type Picked } from './read-selection.ts'
import { isRefused, type RefusedSelection } from './refusals.ts'
import { settleUnits, type UnitWin } from './settle-units.ts'
import { unitsOf } from './units.ts'

/**
 * A line of a slip: a selection, or units that were entered one by one. The picks are a player's
 * input until `price` accepts them.
 */
export type LotteryBet = { readonly betType: string } & (
  | { readonly selection: unknown }
  | { readonly entries: unknown }
)

/** An accepted line. All figures are in base stakes: the stake of a unit, before its charge. */
export interface PricedBet {
  readonly betType: string
  /** The picks in the order of the slip: store these. */
  readonly picked: Picked
  readonly units: bigint
  readonly stake: bigint
  /** Upper bound on the payout. */
  readonly maxPayout: Rational
}

/** The end of a line, in base stakes. */
export interface Settlement {
  /** A push is a line of which every unit was pushed; a lost line may get pushed stakes back. */
  readonly outcome: 'won' | 'lost' | 'push'
  readonly payout: Rational
  /** The part of the stake that counts as a valid bet. */
  readonly validStake: bigint
  /** Why the line won: the winning picks by prize. */
  readonly wins: readonly UnitWin[]
}

/** What a slip needs to offer a bet type. */
export interface BetTypeInfo {
  readonly id: string
  readonly kind: 'single' | 'cross'
  readonly charge: bigint
  readonly prizes: readonly Prize[]
  readonly takesBankers: boolean
  readonly fields: readonly {
    readonly name: string
    readonly picks: readonly string[]
    /** How many picks of this field make a unit. */
    readonly size: number
    readonly maxPicks: number
  }[]
}

/** A lottery of any kind; its type of draw is hidden. */
export interface Lottery {
  readonly id: string
  readonly betTypeIds: readonly string[]
  describe(betType: string): BetTypeInfo | undefined
  draw(rng: Rng): unknown
  /** Whether a stored or imported value is a possible draw. */
  isDraw(value: unknown): boolean
  price(bet: LotteryBet, prices: Prices): PricedBet | RefusedSelection
  /** Lists the units of an accepted line, each as a selection of its own. */
  units(bet: LotteryBet): Selection[]
  /** Splits typed or pasted text into entries; undefined if it does not make whole units. */
  parseEntries(betType: string, text: string): readonly Selection[] | undefined
  /**
   * The bet types in which the accepted lines of one player on one draw together cover so many
   * outcomes that none of them is a valid bet.
   */
  overcovered(bets: readonly LotteryBet[]): readonly string[]
  /** Settles an accepted line; throws on one that `price` would refuse. */
  settle(bet: LotteryBet, prices: Prices, draw: unknown): Settlement
  /** The exact return of every bet type at these prices. */
  returns(prices: Prices): BetReturn[]
  /** The prices at which every bet returns this share of its stake, cut to four decimals. */
  pricesReturning(share: Rational): Prices
}

/** Builds a lottery from its rules. */
export function lotteryFrom<Draw>(game: LotteryGame<Draw>): Lottery {
  const betTypes = new Map(game.betTypes.map((bet) => [bet.id, bet]))
  const accepted = (line: LotteryBet) => {
    const bet = betTypes.get(line.betType)
    const read = bet && readPicked(bet, line)
    if (!read || isRefused(read)) throw new Error(`${line.betType} was not accepted`)
    return { bet, units: read.units, selections: selectionsOf(read.picked) }
  }
  return {
    id: game.id,
    betTypeIds: [...betTypes.keys()],
    describe(betType) {
      const bet = betTypes.get(betType)
      return bet && infoOf(bet)
    },
    draw: (rng) => game.draw(rng),
    isDraw: (value) => game.isDraw(value),
    price(line, prices) {
      const bet = betTypes.get(line.betType)
      return bet ? priceOfBet(bet, line, prices) : { refusal: 'unknown_bet_type' }
    },
    units(line) {
      const { bet, selections } = accepted(line)
      return selections.flatMap((selection) => unitsOf(bet, selection))
    },
    parseEntries(betType, text) {
      const bet = betTypes.get(betType)
      return bet && parseEntries(bet, text)
    },
    overcovered(lines) {
      const byBet = Map.groupBy(lines.map(accepted), ({ bet }) => bet)
      return [...byBet].flatMap(([bet, own]) => {
        const selections = own.flatMap((line) => line.selections)
        return coversTooMuch(bet, selections) ? [bet.id] : []
      })
    },
    settle(line, prices, draw) {
      if (!game.isDraw(draw)) throw new Error(`not a draw of ${game.id}`)
      const { bet, selections, units } = accepted(line)
      return settleBet(bet, selections, units, prices, draw)
    },
    returns: (prices) => game.betTypes.flatMap((bet) => returnsOf(bet, prices)),
    pricesReturning: (share) => pricesReturning(game.betTypes, share),
  }
}

const infoOf = <Draw>(bet: BetType<Draw>): BetTypeInfo => ({
  id: bet.id,
  kind: bet.kind,
  charge: chargeOf(bet),
  prizes: bet.prizes,
  takesBankers: bet.kind === 'cross' && bet.takesBankers,
  fields: bet.fields.map((field) => ({
    name: field.name,
    picks: field.picks.list(),
    size: 'size' in field ? field.size : 1,
    maxPicks: ('maxPicks' in field ? field.maxPicks : undefined) ?? field.picks.count,
  })),
})

function readPicked<Draw>(
  bet: BetType<Draw>,
  line: LotteryBet,
): { readonly picked: Picked; readonly units: bigint } | RefusedSelection {
  if ('entries' in line) {
    const read = readEntries(bet, line.entries)
    return isRefused(read) ? read : { picked: { entries: read.entries }, units: read.units }
  }
  const read = readSelection(bet, line.selection)
  return isRefused(read) ? read : { picked: { selection: read.selection }, units: read.units }
}

function priceOfBet<Draw>(
  bet: BetType<Draw>,
  line: LotteryBet,
  prices: Prices,
): PricedBet | RefusedSelection {
  const read = readPicked(bet, line)
  if (isRefused(read)) return read
  const { picked, units } = read
  const [first = []] = selectionsOf(picked)
  return {
    betType: bet.id,
    picked,
    units,
    stake: units * chargeOf(bet),
    maxPayout: maxPayout(bet, first, units, prices),
  }
}

function settleBet<Draw>(
  bet: BetType<Draw>,
  selections: readonly Selection[],
  units: bigint,
  prices: Prices,
  draw: Draw,
): Settlement {
  const settled = selections.map((selection) => settleUnits(bet, selection, draw))
  const wins = settled.flatMap((one) => one.wins)
  const pushed = settled.reduce((sum, one) => sum + one.pushed, 0n)
  const returned = rational(pushed * chargeOf(bet), 1n)
  const payout = wins
    .map(({ prize, times: count }) => times(priceOf(bet.id, prize, prices), rational(count, 1n)))
    .reduce(plus, returned)
  return {
    outcome: outcomeOf(wins.length > 0, pushed === units),
    payout,
    validStake: coversTooMuch(bet, selections) ? 0n : (units - pushed) * chargeOf(bet),
    wins,
  }
}

function outcomeOf(hasWon: boolean, isPushed: boolean): Settlement['outcome'] {
  if (hasWon) return 'won'
  return isPushed ? 'push' : 'lost'
}
