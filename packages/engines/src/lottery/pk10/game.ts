import { rational, shuffle } from '#core'
import {
  among,
  areDifferent,
  arrangements,
  chanceOfSum,
  crossBet,
  dragonOrTiger,
  isNumberList,
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
  type LotteryGame,
  type PositionPair,
} from '../bets/index.ts'

type Order = readonly number[]

const cars = range(1, 10)
/** Cars are written with two digits, as on the slip. */
const nameOf = (car: number) => String(car).padStart(2, '0')
const carPicks = picksOf(cars.map(nameOf))
const positionNames = cars.map(String)

const position = singleBet<Order>({
  id: 'position',
  picks: carPicks,
  chance: oneIn(10),
  fields: positionNames,
  hits: (order, pick, place) => Number(order[place] === Number(pick)),
})

const positionSize = singleBet<Order>({
  id: 'position-size',
  picks: sizes,
  chance: oneIn(2),
  fields: positionNames,
  hits: (order, pick, place) => Number(sizeOf(order[place] ?? 0, 6) === pick),
})

const positionParity = singleBet<Order>({
  id: 'position-parity',
  picks: parities,
  chance: oneIn(2),
  fields: positionNames,
  hits: (order, pick, place) => Number(parityOf(order[place] ?? 0) === pick),
})

/** The first against the last, the second against the last but one, and so on. */
const rivals = range(0, 4).map((place): PositionPair => [place, 9 - place])

const dragonTiger = singleBet<Order>({
  id: 'dragon-tiger',
  picks: picksOf(['dragon', 'tiger']),
  chance: oneIn(2),
  fields: rivals.map(pairName),
  hits(order, pick, field) {
    const pair = rivals[field]
    return Number(pair !== undefined && dragonOrTiger(order, pair) === pick)
  },
})

const topTwoSums = sumsOfChoices(cars, 2)
const topThreeSums = sumsOfChoices(cars, 3)
const sumOfTop = (order: Order, size: number) => sumOf(order.slice(0, size))

const sumBet = (id: string, size: number, sums: ReadonlyMap<number, bigint>): BetType<Order> =>
  pricedBet({
    id,
    chances: new Map(
      [...sums.keys()]
        .toSorted((one, other) => one - other)
        .map((sum) => [String(sum), chanceOfSum(sums, (other) => other === sum)]),
    ),
    hits: (order, pick) => Number(sumOfTop(order, size) === Number(pick)),
  })

/** Big is 12 or more: 11 is small. */
const topTwoSize = pricedBet<Order>({
  id: 'sum-2-size',
  chances: new Map(
    sizes.list().map((pick) => [pick, chanceOfSum(topTwoSums, (sum) => sizeOf(sum, 12) === pick)]),
  ),
  hits: (order, pick) => Number(sizeOf(sumOfTop(order, 2), 12) === pick),
})

const topTwoParity = pricedBet<Order>({
  id: 'sum-2-parity',
  chances: new Map(
    parities.list().map((pick) => [pick, chanceOfSum(topTwoSums, (sum) => parityOf(sum) === pick)]),
  ),
  hits: (order, pick) => Number(parityOf(sumOfTop(order, 2)) === pick),
})

/** The first cars in their order. */
const direct = (size: number): BetType<Order> =>
  crossBet({
    id: `direct-${size}`,
    fields: positionNames.slice(0, size).map((name) => ({ name, picks: carPicks, size: 1 })),
    chance: rational(1n, arrangements(10, size)),
    isDistinct: true,
    maxWins: 1n,
    wins: (order) => [order.slice(0, size).map((car) => among([nameOf(car)]))],
  })

/** PK10: the order in which ten cars arrive. */
export const pk10: LotteryGame<Order> = {
  id: 'pk10',
  betTypes: [
    position,
    positionSize,
    positionParity,
    dragonTiger,
    sumBet('sum-2', 2, topTwoSums),
    topTwoSize,
    topTwoParity,
    sumBet('sum-3', 3, topThreeSums),
    ...range(2, 5).map(direct),
  ],
  draw: (rng) => shuffle(rng, cars),
  isDraw: (value): value is Order => isNumberList(value, 10, 1, 10) && areDifferent(value),
}
