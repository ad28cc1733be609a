import { plus, rational, times, type Rational, type Rng } from '#core'
import { chargeOf, type BetType, type Selection } from './bet-type.ts'
import { coversTooMuch } from './coverage.ts'
import type { LotteryGame } from './game.ts'
import { maxPayout } from './max-payout.ts'
import { priceOf, pricesReturning, returnsOf, type BetReturn, type Prices } from './prices.ts'
import { readSelection } from './read-selection.ts'
import { isRefused, type RefusedSelection } from './refusals.ts'
import { settleUnits, type UnitWin } from './settle-units.ts'
import { unitsOf } from './units.ts'

/** A line of a slip. The selection is a player's input until `price` accepts it. */
export interface LotteryBet {
  readonly betType: string
  readonly selection: unknown
}

/** An accepted line. All figures are in base stakes: the stake of a unit, before its charge. */
export interface PricedBet {
  readonly betType: string
  /** The selection with its picks sorted: store this one. */
  readonly selection: Selection
  readonly units: bigint
  readonly stake: bigint
  /** Upper bound on the payout. */
  readonly maxPayout: Rational
}

/** The end of a line, in base stakes. */
export interface Settlement {
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
  readonly prizes: readonly string[]
  readonly takesBankers: boolean
  readonly fields: readonly {
    readonly name: string
    readonly picks: readonly string[]
    /** How many picks of this field make a unit. */
    readonly size: number
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
  const accepted = ({ betType, selection }: LotteryBet) => {
    const bet = betTypes.get(betType)
    const read = bet && readSelection(bet, selection)
    if (!read || isRefused(read)) throw new Error(`${betType} was not accepted`)
    return { bet, ...read }
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
    price({ betType, selection }, prices) {
      const bet = betTypes.get(betType)
      return bet ? priceOfBet(bet, selection, prices) : { refusal: 'unknown_bet_type' }
    },
    units(line) {
      const { bet, selection } = accepted(line)
      return unitsOf(bet, selection)
    },
    settle(line, prices, draw) {
      if (!game.isDraw(draw)) throw new Error(`not a draw of ${game.id}`)
      const { bet, selection, units } = accepted(line)
      return settleBet(bet, selection, units, prices, draw)
    },
    returns: (prices) => game.betTypes.flatMap((bet) => returnsOf(bet, prices)),
    pricesReturning: (share) => pricesReturning(game.betTypes, share),
  }
}

const infoOf = <Draw>(bet: BetType<Draw>): BetTypeInfo => ({
  id: bet.id,
  kind: bet.kind,
  charge: chargeOf(bet),
  prizes: bet.prizes.map(({ id }) => id),
  takesBankers: bet.kind === 'cross' && bet.takesBankers,
  fields: bet.fields.map((field) => ({
    name: field.name,
    picks: field.picks.list(),
    size: 'size' in field ? field.size : 1,
  })),
})

function priceOfBet<Draw>(
  bet: BetType<Draw>,
  input: unknown,
  prices: Prices,
): PricedBet | RefusedSelection {
  const read = readSelection(bet, input)
  if (isRefused(read)) return read
  const { selection, units } = read
  return {
    betType: bet.id,
    selection,
    units,
    stake: units * chargeOf(bet),
    maxPayout: maxPayout(bet, selection, units, prices),
  }
}

function settleBet<Draw>(
  bet: BetType<Draw>,
  selection: Selection,
  units: bigint,
  prices: Prices,
  draw: Draw,
): Settlement {
  const { wins, pushed } = settleUnits(bet, selection, draw)
  const returned = rational(pushed * chargeOf(bet), 1n)
  const payout = wins
    .map(({ prize, times: count }) => times(priceOf(bet.id, prize, prices), rational(count, 1n)))
    .reduce(plus, returned)
  const isValid = !coversTooMuch(bet, selection, units)
  return {
    outcome: outcomeOf(wins.length > 0, pushed === units),
    payout,
    validStake: isValid ? (units - pushed) * chargeOf(bet) : 0n,
    wins,
  }
}

function outcomeOf(hasWon: boolean, isPushed: boolean): Settlement['outcome'] {
  if (hasWon) return 'won'
  return isPushed ? 'push' : 'lost'
}
