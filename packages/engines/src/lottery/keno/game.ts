import { choose, rational, type Rational } from '#core'
import {
  among,
  areDifferent,
  chanceOfHits,
  combinations,
  crossBet,
  isNumberList,
  picksOf,
  pricedBet,
  range,
  singleBet,
  sizes,
  sumOf,
  type BetType,
  type LotteryGame,
} from '../bets/index.ts'

type Numbers = readonly number[]

const poolSize = 80
const drawSize = 20
const numbers = range(1, poolSize)
const nameOf = (number: number) => String(number).padStart(2, '0')
const numberPicks = picksOf(numbers.map(nameOf))
const draws = combinations(poolSize, drawSize)

/** The sums mirror each other around this one. */
const middleSum = 810
/** How many choices of twenty numbers have the middle sum. */
const middleDraws = 15_542_763_534_960_598n

/** The middle sum is pushed. */
const size = singleBet<Numbers>({
  id: 'size',
  picks: sizes,
  chance: rational(draws - middleDraws, 2n * draws),
  push: rational(middleDraws, draws),
  hits(draw, pick) {
    const sum = sumOf(draw)
    if (sum === middleSum) return 'push'
    return Number((sum > middleSum ? 'big' : 'small') === pick)
  },
})

const exactMiddle = singleBet<Numbers>({
  id: 'exact-810',
  picks: picksOf([middleSum]),
  chance: rational(middleDraws, draws),
  hits: (draw) => Number(sumOf(draw) === middleSum),
})

/** Chance that exactly half of the drawn numbers belong to a given half of all numbers. */
const tieChance = chanceOfHits(poolSize, drawSize, poolSize / 2, drawSize / 2)
const majorityChance: Rational = rational(
  tieChance.denominator - tieChance.numerator,
  2n * tieChance.denominator,
)

/** Which half of the numbers has more of those drawn; both lose on a tie. */
const majority = (
  id: string,
  [first, second]: readonly [string, string],
  isFirst: (number: number) => boolean,
): BetType<Numbers> =>
  pricedBet({
    id,
    chances: new Map([
      [first, majorityChance],
      [second, majorityChance],
      ['tie', tieChance],
    ]),
    hits(draw, pick) {
      const count = draw.filter(isFirst).length
      if (count === drawSize / 2) return Number(pick === 'tie')
      return Number((count > drawSize / 2 ? first : second) === pick)
    },
  })

/** LIST of the ranges of the sum: name, highest sum, and how many choices of numbers it has. */
const elements = [
  { name: 'gold', max: 695, count: 362_424_019_495_171_770n },
  { name: 'wood', max: 763, count: 712_463_910_471_784_803n },
  { name: 'water', max: 855, count: 1_371_845_418_169_315_204n },
  { name: 'fire', max: 923, count: 719_054_759_525_309_151n },
  { name: 'earth', max: 1410, count: 369_528_034_550_593_392n },
] as const

const element = pricedBet<Numbers>({
  id: 'element',
  chances: new Map(elements.map(({ name, count }) => [name, rational(count, draws)])),
  hits(draw, pick) {
    const sum = sumOf(draw)
    return Number(elements.find(({ max }) => sum <= max)?.name === pick)
  },
})

/** Numbers that are all drawn. */
const all = (count: number): BetType<Numbers> =>
  crossBet({
    id: `all-${count}`,
    fields: [{ name: 'numbers', picks: numberPicks, size: count }],
    chance: chanceOfHits(poolSize, drawSize, count, count),
    takesBankers: count > 1,
    maxWins: combinations(drawSize, count),
    wins: (draw) => [[among(draw.map(nameOf))]],
  })

/** Keno: twenty of eighty numbers. */
export const keno: LotteryGame<Numbers> = {
  id: 'keno',
  betTypes: [
    size,
    exactMiddle,
    majority('halves', ['up', 'down'], (number) => number <= poolSize / 2),
    majority('parities', ['odd', 'even'], (number) => number % 2 === 1),
    element,
    ...range(1, 5).map(all),
  ],
  draw: (rng) => choose(rng, numbers, drawSize),
  isDraw: (value): value is Numbers =>
    isNumberList(value, drawSize, 1, poolSize) && areDifferent(value),
}
