import type { Rational } from '#core'
import {
  chanceOfSum,
  dragonOrTiger,
  oneIn,
  pairName,
  parities,
  parityOf,
  pricedBet,
  range,
  singleBet,
  sizeOf,
  sizes,
  sumOf,
  sumsOf,
  type BetType,
  type PositionPair,
} from '../bets/index.ts'
import {
  bullCounts,
  bullOf,
  studHand,
  studHandCounts,
  threeDigitHand,
  threeDigitHandCounts,
} from './hands.ts'
import { digitsIn, positionNames, threes, type Window } from './windows.ts'

type Digits = readonly number[]

const half = oneIn(2)
const positionSize = singleBet<Digits>({
  id: 'position-size',
  picks: sizes,
  chance: half,
  fields: positionNames,
  hits: (draw, pick, place) => Number(sizeOf(draw[place] ?? 0, 5) === pick),
})

const positionParity = singleBet<Digits>({
  id: 'position-parity',
  picks: parities,
  chance: half,
  fields: positionNames,
  hits: (draw, pick, place) => Number(parityOf(draw[place] ?? 0) === pick),
})

/** The sum of five digits is as often 23 or more as 22 or less. */
const sumSize = singleBet<Digits>({
  id: 'sum-size',
  picks: sizes,
  chance: half,
  hits: (draw, pick) => Number(sizeOf(sumOf(draw), 23) === pick),
})

const sumParity = singleBet<Digits>({
  id: 'sum-parity',
  picks: parities,
  chance: half,
  hits: (draw, pick) => Number(parityOf(sumOf(draw)) === pick),
})

const pairsOfPositions = range(0, 4).flatMap((one) =>
  range(one + 1, 4).map((other): PositionPair => [one, other]),
)

/** A tie loses dragon and tiger. */
const dragonTiger = pricedBet<Digits>({
  id: 'dragon-tiger',
  chances: new Map([
    ['dragon', oneIn(20, 9)],
    ['tiger', oneIn(20, 9)],
    ['tie', oneIn(10)],
  ]),
  fields: pairsOfPositions.map(pairName),
  hits(draw, pick, field) {
    const pair = pairsOfPositions[field]
    return Number(pair !== undefined && dragonOrTiger(draw, pair) === pick)
  },
})

const chancesFrom = (counts: Readonly<Record<string, number>>, of: number) =>
  new Map(Object.entries(counts).map(([name, count]) => [name, oneIn(of, count)]))

const threeDigitHandBet = (window: Window): BetType<Digits> =>
  pricedBet({
    id: `hand-3-${window.name}`,
    chances: chancesFrom(threeDigitHandCounts, 1000),
    hits: (draw, pick) => Number(threeDigitHand(digitsIn(window, draw)) === pick),
  })

const stud = pricedBet<Digits>({
  id: 'stud',
  chances: chancesFrom(studHandCounts, 100_000),
  hits: (draw, pick) => Number(studHand(draw) === pick),
})

const chanceOfBull = (fits: (bull: number) => boolean): Rational =>
  oneIn(100_000, sumOf(bullCounts.filter(([bull]) => fits(bull)).map(([, count]) => count)))

const noBull = oneIn(100_000, 100_000 - sumOf(bullCounts.map(([, count]) => count)))

const bull = pricedBet<Digits>({
  id: 'bull',
  chances: new Map([
    ['none', noBull],
    ...range(1, 10).map((value) => [String(value), chanceOfBull((one) => one === value)] as const),
  ]),
  hits: (draw, pick) => Number(String(bullOf(draw) ?? 'none') === pick),
})

/** Big: bull 6 to 10. A draw without a bull loses. */
const bullSize = pricedBet<Digits>({
  id: 'bull-size',
  chances: new Map([
    ['big', chanceOfBull((one) => one >= 6)],
    ['small', chanceOfBull((one) => one < 6)],
  ]),
  hits(draw, pick) {
    const value = bullOf(draw)
    return Number(value !== undefined && sizeOf(value, 6) === pick)
  },
})

const bullParity = pricedBet<Digits>({
  id: 'bull-parity',
  chances: new Map([
    ['odd', chanceOfBull((one) => one % 2 === 1)],
    ['even', chanceOfBull((one) => one % 2 === 0)],
  ]),
  hits(draw, pick) {
    const value = bullOf(draw)
    return Number(value !== undefined && parityOf(value) === pick)
  },
})

const threeDigitSums = sumsOf(range(0, 9), 3)

/** The sum of three digits. */
const sumOfThree = (window: Window): BetType<Digits> =>
  pricedBet({
    id: `sum-3-${window.name}`,
    chances: new Map(
      range(0, 27).map((sum) => [
        String(sum),
        chanceOfSum(threeDigitSums, (other) => other === sum),
      ]),
    ),
    hits: (draw, pick) => Number(sumOf(digitsIn(window, draw)) === Number(pick)),
  })

/** The highest less the lowest of three digits. */
const spanOfThree = (window: Window): BetType<Digits> =>
  pricedBet({
    id: `span-3-${window.name}`,
    chances: new Map(range(0, 9).map((span) => [String(span), oneIn(1000, drawsWithSpan(span))])),
    hits(draw, pick) {
      const digits = digitsIn(window, draw)
      return Number(Math.max(...digits) - Math.min(...digits) === Number(pick))
    },
  })

/** All draws within the span, less those that miss its lowest, its highest, or both digits. */
function drawsWithSpan(span: number): number {
  const within = (width: number) => Math.max(width, 0) ** 3
  return (10 - span) * (within(span + 1) - 2 * within(span) + within(span - 1))
}

/** LIST of the bets on what the digits have in common. */
export const sideBets: readonly BetType<Digits>[] = [
  positionSize,
  positionParity,
  sumSize,
  sumParity,
  dragonTiger,
  ...threes.map(sumOfThree),
  ...threes.map(spanOfThree),
  ...threes.map(threeDigitHandBet),
  stud,
  bull,
  bullSize,
  bullParity,
]
