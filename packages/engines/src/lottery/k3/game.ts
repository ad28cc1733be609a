import {
  among,
  chanceOfSum,
  crossBet,
  isNumberList,
  oneIn,
  parities,
  parityOf,
  picksOf,
  pricedBet,
  range,
  singleBet,
  sizeOf,
  sizes,
  sumOf,
  sumsOf,
  type BetType,
  type LotteryGame,
} from '../bets/index.ts'

type Dice = readonly number[]

const faces = picksOf(range(1, 6))
const sums = sumsOf(range(1, 6), 3)
const isTriple = (dice: Dice) => new Set(dice).size === 1
const timesOf = (dice: Dice, face: number) => dice.filter((die) => die === face).length

const sum = pricedBet<Dice>({
  id: 'sum',
  chances: new Map(
    range(3, 18).map((total) => [String(total), chanceOfSum(sums, (other) => other === total)]),
  ),
  hits: (dice, pick) => Number(sumOf(dice) === Number(pick)),
})

/** Big is 11 to 17, small is 4 to 10; a triple loses both. */
const size = singleBet<Dice>({
  id: 'size',
  picks: sizes,
  chance: oneIn(216, 105),
  hits: (dice, pick) => Number(!isTriple(dice) && sizeOf(sumOf(dice), 11) === pick),
})

const parity = singleBet<Dice>({
  id: 'parity',
  picks: parities,
  chance: oneIn(2),
  hits: (dice, pick) => Number(parityOf(sumOf(dice)) === pick),
})

/** A face on any of the dice; the price does not grow with repeats. */
const face = singleBet<Dice>({
  id: 'face',
  picks: faces,
  chance: oneIn(216, 91),
  maxHits: 3,
  hits: (dice, pick) => Number(timesOf(dice, Number(pick)) > 0),
})

/** A face on two or three of the dice. */
const pair = singleBet<Dice>({
  id: 'pair',
  picks: faces,
  chance: oneIn(216, 16),
  hits: (dice, pick) => Number(timesOf(dice, Number(pick)) >= 2),
})

/** A face on two dice and another one on the third. */
const exactPair = crossBet<Dice>({
  id: 'exact-pair',
  fields: [
    { name: 'double', picks: faces, size: 1 },
    { name: 'single', picks: faces, size: 1 },
  ],
  chance: oneIn(216, 3),
  isDistinct: true,
  maxWins: 1n,
  wins(dice) {
    const [double, single] = [2, 1].map((times) =>
      dice.filter((die) => timesOf(dice, die) === times),
    )
    return double?.length === 2 ? [[among(double), among(single ?? [])]] : []
  },
})

const triple = singleBet<Dice>({
  id: 'triple',
  picks: faces,
  chance: oneIn(216),
  hits: (dice, pick) => Number(timesOf(dice, Number(pick)) === 3),
})

const anyTriple = singleBet<Dice>({
  id: 'any-triple',
  picks: picksOf(['triple']),
  chance: oneIn(216, 6),
  hits: (dice) => Number(isTriple(dice)),
})

/** Two different faces that are both on the dice. */
const twoDifferent = crossBet<Dice>({
  id: 'two-different',
  fields: [{ name: 'faces', picks: faces, size: 2 }],
  chance: oneIn(216, 30),
  takesBankers: true,
  maxWins: 3n,
  wins: (dice) => [[among(dice)]],
})

const threeDifferent = crossBet<Dice>({
  id: 'three-different',
  fields: [{ name: 'faces', picks: faces, size: 3 }],
  chance: oneIn(216, 6),
  takesBankers: true,
  maxWins: 1n,
  wins: (dice) => [[among(dice)]],
})

const straights = picksOf(range(1, 4).map((low) => `${low}${low + 1}${low + 2}`))
const sortedName = (dice: Dice) => dice.toSorted((one, other) => one - other).join('')

const straight = singleBet<Dice>({
  id: 'straight',
  picks: straights,
  chance: oneIn(216, 6),
  hits: (dice, pick) => Number(sortedName(dice) === pick),
})

const anyStraight = singleBet<Dice>({
  id: 'any-straight',
  picks: picksOf(['straight']),
  chance: oneIn(216, 24),
  hits: (dice) => Number(straights.rank(sortedName(dice)) >= 0),
})

const betTypes: readonly BetType<Dice>[] = [
  sum,
  size,
  parity,
  face,
  pair,
  exactPair,
  triple,
  anyTriple,
  twoDifferent,
  threeDifferent,
  straight,
  anyStraight,
]

/** K3: three dice. */
export const k3: LotteryGame<Dice> = {
  id: 'k3',
  betTypes,
  draw: (rng) => range(1, 3).map(() => rng.below(6) + 1),
  isDraw: (value): value is Dice => isNumberList(value, 3, 1, 6),
}
