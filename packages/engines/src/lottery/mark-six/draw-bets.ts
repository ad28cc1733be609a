import { minus, rational, type Rational } from '#core'
import {
  among,
  chanceOfHits,
  combinations,
  crossBet,
  noneOf,
  oneIn,
  parities,
  parityOf,
  picksOf,
  pricedBet,
  range,
  singleBet,
  sizeOf,
  sumOf,
  type BetType,
} from '../bets/index.ts'
import { allNumbers, drawSize, nameOf, numbersOf, poolSize, zodiac, type Animal } from './balls.ts'

type Numbers = readonly number[]

const plainSize = drawSize - 1
const numberPicks = picksOf(allNumbers.map(nameOf))
const plainOf = (draw: Numbers) => draw.slice(0, plainSize)

/** One of the six numbers before the special one. */
const plain = singleBet<Numbers>({
  id: 'plain',
  picks: numberPicks,
  chance: oneIn(poolSize, plainSize),
  maxHits: plainSize,
  hits: (draw, pick) => Number(plainOf(draw).includes(Number(pick))),
})

/** Numbers that are all among the six. */
const allPlain = (size: number): BetType<Numbers> =>
  crossBet({
    id: `plain-all-${size}`,
    fields: [{ name: 'numbers', picks: numberPicks, size }],
    chance: chanceOfHits(poolSize, plainSize, size, size),
    takesBankers: true,
    maxWins: combinations(plainSize, size),
    wins: (draw) => [[among(plainOf(draw).map(nameOf))]],
  })

/** Picks of a miss, so that the number of its units stays small. */
const maxMissPicks = 12

/** Numbers that are all missing from the seven. */
const miss = (size: number): BetType<Numbers> =>
  crossBet({
    id: `miss-${size}`,
    fields: [{ name: 'numbers', picks: numberPicks, size, maxPicks: maxMissPicks }],
    chance: chanceOfHits(poolSize, drawSize, size, 0),
    takesBankers: true,
    maxWins: combinations(poolSize - drawSize, size),
    wins: (draw) => [[noneOf(draw.map(nameOf))]],
  })

/** Chance that one of a group of numbers is among the seven. */
function chanceOfAny(group: number): Rational {
  const none = chanceOfHits(poolSize, drawSize, group, 0)
  return minus(rational(1n, 1n), none)
}

/** A last digit of any of the seven numbers; the price does not grow with repeats. */
const tail = pricedBet<Numbers>({
  id: 'tail',
  chances: new Map(
    range(0, 9).map((digit) => [
      String(digit),
      chanceOfAny(allNumbers.filter((number) => number % 10 === digit).length),
    ]),
  ),
  maxHits: drawSize,
  hits: (draw, pick) => Number(draw.some((number) => number % 10 === Number(pick))),
})

/** An animal of any of the seven numbers; the price does not grow with repeats. */
const anyZodiac = (year: Animal): BetType<Numbers> => {
  const numbers = new Map<string, readonly number[]>(
    zodiac.map((animal) => [animal, numbersOf(animal, year)]),
  )
  return pricedBet({
    id: 'zodiac',
    chances: new Map([...numbers].map(([animal, own]) => [animal, chanceOfAny(own.length)])),
    maxHits: drawSize,
    hits: (draw, pick) =>
      Number(numbers.get(pick)?.some((number) => draw.includes(number)) ?? false),
  })
}

/** The sums mirror each other around 175, which is big. */
const minBigSum = 175
const draws = combinations(poolSize, drawSize)
/** How many choices of seven numbers have the sum 175. */
const middleDraws = 957_332n

const sumSize = pricedBet<Numbers>({
  id: 'sum-size',
  chances: new Map([
    ['big', rational(draws + middleDraws, 2n * draws)],
    ['small', rational(draws - middleDraws, 2n * draws)],
  ]),
  hits: (draw, pick) => Number(sizeOf(sumOf(draw), minBigSum) === pick),
})

const sumParity = pricedBet<Numbers>({
  id: 'sum-parity',
  chances: new Map(parities.list().map((pick) => [pick, chanceOfSumParity(pick)])),
  hits: (draw, pick) => Number(parityOf(sumOf(draw)) === pick),
})

/** The sum is odd if an odd number of the 25 odd numbers is drawn. */
function chanceOfSumParity(parity: string): Rational {
  const ways = range(0, drawSize)
    .filter((odd) => parityOf(odd) === parity)
    .reduce((all, odd) => all + combinations(25, odd) * combinations(24, drawSize - odd), 0n)
  return rational(ways, draws)
}

/** LIST of the bets on all numbers of a draw. */
export const drawBets = (year: Animal): readonly BetType<Numbers>[] => [
  plain,
  ...range(2, 4).map(allPlain),
  ...range(5, 10).map(miss),
  tail,
  anyZodiac(year),
  sumSize,
  sumParity,
]
