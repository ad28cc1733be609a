import {
  chanceOfHits,
  chanceOfSum,
  dragonOrTiger,
  oneIn,
  pairName,
  parities,
  parityOf,
  picksOf,
  pricedBet,
  range,
  singleBet,
  sizeOf,
  sizes,
  sumOf,
  sumsOfChoices,
  type BetType,
  type PositionPair,
} from '../bets/index.ts'
import { nameOf, positionNames } from './number-bets.ts'

type Numbers = readonly number[]

/** The odd one out: neither big nor small, odd nor even. Its bets are pushed. */
const neutral = 11

const positionSize = singleBet<Numbers>({
  id: 'position-size',
  picks: sizes,
  chance: oneIn(11, 5),
  push: oneIn(11),
  fields: positionNames,
  hits(draw, pick, place) {
    const number = draw[place] ?? 0
    return number === neutral ? 'push' : Number(sizeOf(number, 6) === pick)
  },
})

const positionParity = singleBet<Numbers>({
  id: 'position-parity',
  picks: parities,
  chance: oneIn(11, 5),
  push: oneIn(11),
  fields: positionNames,
  hits(draw, pick, place) {
    const number = draw[place] ?? 0
    return number === neutral ? 'push' : Number(parityOf(number) === pick)
  },
})

const sums = sumsOfChoices(range(1, 11), 5)
const middleSum = 30

/** A sum of 30 is pushed. */
const sumSize = pricedBet<Numbers>({
  id: 'sum-size',
  chances: new Map([
    ['big', chanceOfSum(sums, (sum) => sum > middleSum)],
    ['small', chanceOfSum(sums, (sum) => sum < middleSum)],
  ]),
  push: new Map(sizes.list().map((pick) => [pick, chanceOfSum(sums, (sum) => sum === middleSum)])),
  hits(draw, pick) {
    const sum = sumOf(draw)
    return sum === middleSum ? 'push' : Number(sizeOf(sum, middleSum) === pick)
  },
})

const sumParity = pricedBet<Numbers>({
  id: 'sum-parity',
  chances: new Map(
    parities.list().map((pick) => [pick, chanceOfSum(sums, (sum) => parityOf(sum) === pick)]),
  ),
  hits: (draw, pick) => Number(parityOf(sumOf(draw)) === pick),
})

const pairsOfPositions = range(0, 4).flatMap((one) =>
  range(one + 1, 4).map((other): PositionPair => [one, other]),
)

const dragonTiger = singleBet<Numbers>({
  id: 'dragon-tiger',
  picks: picksOf(['dragon', 'tiger']),
  chance: oneIn(2),
  fields: pairsOfPositions.map(pairName),
  hits(draw, pick, field) {
    const pair = pairsOfPositions[field]
    return Number(pair !== undefined && dragonOrTiger(draw, pair) === pick)
  },
})

/** The third of the five numbers by size: two are lower and two are higher. */
const middle = pricedBet<Numbers>({
  id: 'middle',
  chances: new Map(
    range(3, 9).map((number) => {
      const lower = number - 1
      const higher = 11 - number
      return [
        nameOf(number),
        oneIn(462, ((lower * (lower - 1)) / 2) * ((higher * (higher - 1)) / 2)),
      ]
    }),
  ),
  hits(draw, pick) {
    const [, , third] = draw.toSorted((one, other) => one - other)
    return Number(third === Number(pick))
  },
})

/** How many of the five numbers are odd. */
const oddCount = pricedBet<Numbers>({
  id: 'odd-count',
  chances: new Map(range(0, 5).map((odd) => [String(odd), chanceOfHits(11, 5, 6, odd)])),
  hits: (draw, pick) => Number(draw.filter((number) => number % 2 === 1).length === Number(pick)),
})

/** LIST of the bets on what the numbers have in common. */
export const sideBets: readonly BetType<Numbers>[] = [
  positionSize,
  positionParity,
  sumSize,
  sumParity,
  dragonTiger,
  middle,
  oddCount,
]
