import {
  oneIn,
  parities,
  parityOf,
  picksOf,
  pricedBet,
  singleBet,
  sizeOf,
  sizes,
  type BetType,
} from '../bets/index.ts'
import {
  allNumbers,
  drawSize,
  nameOf,
  numbersOf,
  poolSize,
  waves,
  zodiac,
  type Animal,
} from './balls.ts'

type Numbers = readonly number[]

const specialOf = (draw: Numbers) => draw[drawSize - 1] ?? 0
const digitSum = (number: number) => Math.floor(number / 10) + (number % 10)

/** The last number is neither big nor small, odd nor even. Its bets are pushed. */
const neutral = poolSize
const push = oneIn(poolSize)

const special = singleBet<Numbers>({
  id: 'special',
  picks: picksOf(allNumbers.map(nameOf)),
  chance: oneIn(poolSize),
  hits: (draw, pick) => Number(specialOf(draw) === Number(pick)),
})

const half = oneIn(poolSize, 24)

const specialSize = singleBet<Numbers>({
  id: 'special-size',
  picks: sizes,
  chance: half,
  push,
  hits(draw, pick) {
    const number = specialOf(draw)
    return number === neutral ? 'push' : Number(sizeOf(number, 25) === pick)
  },
})

const specialParity = singleBet<Numbers>({
  id: 'special-parity',
  picks: parities,
  chance: half,
  push,
  hits(draw, pick) {
    const number = specialOf(draw)
    return number === neutral ? 'push' : Number(parityOf(number) === pick)
  },
})

/** Whether the sum of the two digits is odd or even. */
const digitSumParity = singleBet<Numbers>({
  id: 'special-digit-sum-parity',
  picks: parities,
  chance: half,
  push,
  hits(draw, pick) {
    const number = specialOf(draw)
    return number === neutral ? 'push' : Number(parityOf(digitSum(number)) === pick)
  },
})

/** Whether the last digit is 5 or more. */
const tailSize = singleBet<Numbers>({
  id: 'special-tail-size',
  picks: sizes,
  chance: half,
  push,
  hits(draw, pick) {
    const number = specialOf(draw)
    return number === neutral ? 'push' : Number(sizeOf(number % 10, 5) === pick)
  },
})

const specialWave = pricedBet<Numbers>({
  id: 'special-wave',
  chances: new Map(
    Object.entries(waves).map(([name, numbers]) => [name, oneIn(poolSize, numbers.length)]),
  ),
  hits: (draw, pick) => Number(waveOf(specialOf(draw)) === pick),
})

const waveOf = (number: number) =>
  Object.entries(waves).find(([, numbers]) => numbers.some((one) => one === number))?.[0]

/** A colour with a size or a parity. 49 is pushed, as it has neither. */
function halfWave(id: string, sides: readonly string[], sideOf: (number: number) => string) {
  const names = Object.keys(waves).flatMap((wave) => sides.map((side) => `${wave}-${side}`))
  const nameOfHalf = (number: number) => `${waveOf(number)}-${sideOf(number)}`
  const counted = allNumbers.filter((number) => number !== neutral).map(nameOfHalf)
  return pricedBet<Numbers>({
    id,
    chances: new Map(
      names.map((name) => [name, oneIn(poolSize, counted.filter((one) => one === name).length)]),
    ),
    push: new Map(names.map((name) => [name, push])),
    hits(draw, pick) {
      const number = specialOf(draw)
      return number === neutral ? 'push' : Number(nameOfHalf(number) === pick)
    },
  })
}

const specialTail = pricedBet<Numbers>({
  id: 'special-tail',
  chances: new Map(
    picksOf([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
      .list()
      .map((tail) => [
        tail,
        oneIn(poolSize, allNumbers.filter((number) => number % 10 === Number(tail)).length),
      ]),
  ),
  hits: (draw, pick) => Number(specialOf(draw) % 10 === Number(pick)),
})

const specialZodiac = (year: Animal): BetType<Numbers> => {
  const owners = new Map(
    zodiac.flatMap((animal) => numbersOf(animal, year).map((number) => [number, animal])),
  )
  return pricedBet({
    id: 'special-zodiac',
    chances: new Map(
      zodiac.map((animal) => [animal, oneIn(poolSize, numbersOf(animal, year).length)]),
    ),
    hits: (draw, pick) => Number(owners.get(specialOf(draw)) === pick),
  })
}

/** LIST of the bets on the special number. */
export const specialBets = (year: Animal): readonly BetType<Numbers>[] => [
  special,
  specialSize,
  specialParity,
  digitSumParity,
  tailSize,
  specialTail,
  specialWave,
  halfWave('special-wave-size', sizes.list(), (number) => sizeOf(number, 25)),
  halfWave('special-wave-parity', parities.list(), parityOf),
  specialZodiac(year),
]
