import { minus, plus, rational } from '#core'
import {
  among,
  chanceAllAppear,
  chanceNoneAppears,
  combinations,
  crossBet,
  digitPicks,
  noneOf,
  type BetType,
  type CrossBet,
  type Prize,
} from '../bets/index.ts'

const numbers = digitPicks(2)

/** Picks of a xiên, which keeps the number of its units small. */
const maxPicks = 20
const maxMissPicks = 14

/** Returns the two-digit tails of a draw. */
type Tails<Draw> = (draw: Draw) => readonly string[]

/** Xiên: numbers that all appear among the tails. It pays once, however often they appear. */
export const xien = <Draw>(size: number, count: number, tails: Tails<Draw>): BetType<Draw> =>
  crossBet({
    id: `xien-${size}`,
    fields: [{ name: 'numbers', picks: numbers, size, maxPicks }],
    chance: chanceAllAppear(100, count, size),
    takesBankers: true,
    maxWins: combinations(count, size),
    wins: (draw) => [[among(tails(draw))]],
  })

/** Trượt xiên: numbers of which none appears among the tails. */
export const truotXien = <Draw>(size: number, count: number, tails: Tails<Draw>): BetType<Draw> =>
  crossBet({
    id: `truot-xien-${size}`,
    fields: [{ name: 'numbers', picks: numbers, size, maxPicks: maxMissPicks }],
    chance: chanceNoneAppears(100, count, size),
    maxWins: combinations(numbers.count - 1, size),
    wins: (draw) => [[noneOf(tails(draw))]],
  })

/** Numbers of a đá, of which every two are a pair: up to ten pairs. */
const maxDaPicks = 5

/**
 * Đá: pairs of numbers that both appear among the tails. It pays more where one of them, or both,
 * appear more than once.
 */
export function da<Draw>(id: string, count: number, tails: Tails<Draw>): CrossBet<Draw> {
  return {
    kind: 'cross',
    id,
    prizes: daPrizes(count),
    fields: [{ name: 'numbers', picks: numbers, size: 2, maxPicks: maxDaPicks }],
    isDistinct: false,
    takesBankers: false,
    maxWins: combinations(count, 2),
    wins(draw) {
      const hits = [...Map.groupBy(tails(draw), (tail) => tail)]
      const once = hits.filter(([, found]) => found.length === 1).map(([number]) => number)
      const more = hits.filter(([, found]) => found.length > 1).map(([number]) => number)
      return [
        { prize: 'once', fields: [among(once)] },
        ...more.map((number) => ({
          prize: 'one-repeated',
          fields: [{ ...among([...once, number]), containing: new Set([number]) }],
        })),
        { prize: 'both-repeated', fields: [among(more)] },
      ]
    },
  }
}

/** The prizes of a pair; by default they pay in the proportion 1, 1½ and 2. */
function daPrizes(count: number): readonly Prize[] {
  const draws = BigInt(count)
  const all = 100n ** draws
  const once = rational(draws * (draws - 1n) * 98n ** (draws - 2n), all)
  const firstOnce = rational(draws * (99n ** (draws - 1n) - 98n ** (draws - 1n)), all)
  const eitherOnce = plus(firstOnce, firstOnce)
  const repeated = minus(minus(eitherOnce, once), once)
  const both = minus(minus(chanceAllAppear(100, count, 2), once), repeated)
  return [
    { id: 'once', chance: once, weight: 2 },
    { id: 'one-repeated', chance: repeated, weight: 3 },
    { id: 'both-repeated', chance: both, weight: 4 },
  ]
}
