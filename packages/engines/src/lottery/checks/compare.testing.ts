import { rowStream } from '#core'
import type { BetType, Selection } from '../bets/bet-type.ts'
import type { LotteryGame } from '../bets/game.ts'
import { lotteryFrom, type Settlement } from '../bets/lottery.ts'
import { isRefused } from '../bets/refusals.ts'
import { elevenFive } from '../eleven-five/game.ts'
import { k3 } from '../k3/game.ts'
import { keno } from '../keno/game.ts'
import { lucky28 } from '../lucky-28/game.ts'
import { markSix } from '../mark-six/game.ts'
import { pk10 } from '../pk10/game.ts'
import { returnOfSeries } from '../series.ts'
import { ssc } from '../ssc/game.ts'
import { vnNorth, vnSouth, vnTwoStations } from '../vn/game.ts'
import { randomSelection } from './random-selection.testing.ts'
import type { SlowCheck } from './slow-check.testing.ts'
import {
  slowElevenFive,
  slowK3,
  slowKeno,
  slowLucky28,
  slowPk10,
  slowSsc,
} from './slow-fast-games.testing.ts'
import { slowMarkSix } from './slow-mark-six.testing.ts'
import { slowVnNorth, slowVnSouth, slowVnTwoStations } from './slow-vn.testing.ts'

/** A bet type with everything that is needed to compare it with its slow check. */
export interface Comparison {
  readonly game: string
  readonly betType: string
  /** Settles one random bet on one random draw; returns what is wrong, or undefined. */
  play(seed: number): string | undefined
  /** The same, and settles each unit by itself too. */
  playUnits(seed: number): string | undefined
  /** Whether the random bet of this seed wins. */
  wins(seed: number): boolean
}

function comparisonsOf<Draw>(
  game: LotteryGame<Draw>,
  slow: SlowCheck<Draw>,
  hotOf: (draw: Draw) => readonly string[],
): Comparison[] {
  const lottery = lotteryFrom(game)
  const prices = lottery.pricesReturning(returnOfSeries(1900))
  const randomBet = (bet: BetType<Draw>, seed: number) => {
    const rng = rowStream(`${game.id} ${bet.id}`, seed)
    const draw = game.draw(rng)
    return { draw, line: { betType: bet.id, selection: randomSelection(rng, bet, hotOf(draw)) } }
  }
  const sameAsEntries = (
    betType: string,
    entries: readonly Selection[],
    whole: Settlement,
    draw: Draw,
  ) => {
    const { payout, validStake } = lottery.settle({ betType, entries }, prices, draw)
    const isPaid = addUp({ ...whole, payout }, [whole])
    return isPaid && validStake === whole.validStake
  }
  const compare = (bet: BetType<Draw>, seed: number, settlesUnits: boolean) => {
    const { line, draw } = randomBet(bet, seed)
    const priced = lottery.price(line, prices)
    if (isRefused(priced)) return priced.refusal
    const units = lottery.units(line)
    const whole = lottery.settle(line, prices, draw)
    const expected = units.map((unit) => slow(bet.id, unit, draw))
    const story = `${JSON.stringify(line.selection)} on ${JSON.stringify(draw)}`
    if (BigInt(units.length) !== priced.units) return `${priced.units} units: ${story}`
    if (prizesOf([whole]) !== textOf(expected)) return `wins ${prizesOf([whole])}: ${story}`
    const { payout } = whole
    const { maxPayout } = priced
    if (payout.numerator * maxPayout.denominator > maxPayout.numerator * payout.denominator) {
      return `pays more than the maximum: ${story}`
    }
    if (outcomeOf(expected) !== whole.outcome) return `is ${whole.outcome}: ${story}`
    if (!settlesUnits) return undefined
    const parts = units.map((unit) =>
      lottery.settle({ betType: bet.id, selection: unit }, prices, draw),
    )
    if (prizesOf(parts) !== textOf(expected)) return `units win ${prizesOf(parts)}: ${story}`
    if (!addUp(whole, parts)) return `the units pay something else: ${story}`
    return bet.kind === 'single' || sameAsEntries(bet.id, units, whole, draw)
      ? undefined
      : `entered one by one, the units pay something else: ${story}`
  }
  return game.betTypes.map((bet) => ({
    game: game.id,
    betType: bet.id,
    play: (seed) => compare(bet, seed, false),
    playUnits: (seed) => compare(bet, seed, true),
    wins(seed) {
      const { line, draw } = randomBet(bet, seed)
      return lottery.settle(line, prices, draw).outcome === 'won'
    },
  }))
}

/** The prizes of settlements, each as often as it is paid. */
const prizesOf = (settlements: readonly Settlement[]) =>
  settlements
    .flatMap(({ wins }) => wins)
    .flatMap(({ prize, times }) => Array.from({ length: Number(times) }, () => prize))
    .toSorted()
    .join()

const textOf = (expected: readonly (readonly string[] | 'push')[]) =>
  expected
    .flatMap((prizes) => (prizes === 'push' ? [] : prizes))
    .toSorted()
    .join()

function addUp(whole: Settlement, parts: readonly Settlement[]): boolean {
  const scale = 10n ** 4n
  const tenThousandths = ({ payout }: Settlement) => (payout.numerator * scale) / payout.denominator
  return parts.reduce((sum, part) => sum + tenThousandths(part), 0n) === tenThousandths(whole)
}

function outcomeOf(expected: readonly (readonly string[] | 'push')[]): Settlement['outcome'] {
  if (expected.some((prizes) => prizes !== 'push' && prizes.length > 0)) return 'won'
  return expected.every((prizes) => prizes === 'push') ? 'push' : 'lost'
}

const bothWays = (numbers: readonly number[]) =>
  numbers.flatMap((number) => [String(number), String(number).padStart(2, '0')])

const tailsOf = (draw: readonly string[]) =>
  draw.flatMap((number) => [1, 2, 3, 4].map((digits) => number.slice(-digits)))

/** LIST of all bet types of all lotteries. */
export const comparisons: readonly Comparison[] = [
  ...comparisonsOf(ssc, slowSsc, bothWays),
  ...comparisonsOf(elevenFive, slowElevenFive, bothWays),
  ...comparisonsOf(k3, slowK3, bothWays),
  ...comparisonsOf(pk10, slowPk10, bothWays),
  ...comparisonsOf(lucky28, slowLucky28, bothWays),
  ...comparisonsOf(keno, slowKeno, bothWays),
  ...comparisonsOf(markSix('horse'), slowMarkSix('horse'), bothWays),
  ...comparisonsOf(vnNorth, slowVnNorth, tailsOf),
  ...comparisonsOf(vnSouth, slowVnSouth, tailsOf),
  ...comparisonsOf(vnTwoStations, slowVnTwoStations, ([one, other]) => tailsOf([...one, ...other])),
]
