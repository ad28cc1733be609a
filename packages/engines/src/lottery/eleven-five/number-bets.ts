import {
  among,
  arrangements,
  chanceOfHits,
  combinations,
  crossBet,
  noneOf,
  picksOf,
  range,
  singleBet,
  type BetType,
} from '../bets/index.ts'
import { rational } from '#core'

type Numbers = readonly number[]

/** Numbers are written with two digits, as on the slip. */
export const nameOf = (number: number): string => String(number).padStart(2, '0')

const poolSize = 11
const drawSize = 5
export const positionNames = ['first', 'second', 'third', 'fourth', 'fifth'] as const

const numbers = picksOf(range(1, poolSize).map(nameOf))

/** LIST of the windows: where they begin, how many numbers they have. */
const windows = [
  { name: 'front', from: 0, size: 2 },
  { name: 'back', from: 3, size: 2 },
  { name: 'front', from: 0, size: 3 },
  { name: 'middle', from: 1, size: 3 },
  { name: 'back', from: 2, size: 3 },
] as const

type Window = (typeof windows)[number]

const namesIn = ({ from, size }: Window, draw: Numbers) => draw.slice(from, from + size).map(nameOf)

/** The numbers of the window in their order. */
const direct = (window: Window): BetType<Numbers> =>
  crossBet({
    id: `direct-${window.size}-${window.name}`,
    fields: positionNames
      .slice(window.from, window.from + window.size)
      .map((name) => ({ name, picks: numbers, size: 1 })),
    chance: rational(1n, arrangements(poolSize, window.size)),
    isDistinct: true,
    maxWins: 1n,
    wins: (draw) => [namesIn(window, draw).map((name) => among([name]))],
  })

/** The numbers of the window in any order. */
const group = (window: Window): BetType<Numbers> =>
  crossBet({
    id: `group-${window.size}-${window.name}`,
    fields: [{ name: 'numbers', picks: numbers, size: window.size }],
    chance: rational(1n, combinations(poolSize, window.size)),
    takesBankers: true,
    maxWins: 1n,
    wins: (draw) => [[among(namesIn(window, draw))]],
  })

/** Up to five numbers that are all drawn, or more that include all that are drawn. */
const any = (size: number): BetType<Numbers> =>
  crossBet({
    id: `any-${size}`,
    fields: [{ name: 'numbers', picks: numbers, size }],
    chance: chanceOfHits(poolSize, drawSize, size, Math.min(size, drawSize)),
    takesBankers: size > 1,
    maxWins:
      size <= drawSize
        ? combinations(drawSize, size)
        : combinations(poolSize - drawSize, size - drawSize),
    wins(draw) {
      const drawn = draw.map(nameOf)
      if (size <= drawSize) return [[among(drawn)]]
      return [[{ ...noneOf([]), containing: new Set(drawn) }]]
    },
  })

const position = singleBet<Numbers>({
  id: 'position',
  picks: numbers,
  chance: rational(1n, BigInt(poolSize)),
  fields: positionNames,
  hits: (draw, pick, place) => Number(draw[place] === Number(pick)),
})

/** LIST of the bets on the numbers themselves. */
export const numberBets: readonly BetType<Numbers>[] = [
  ...windows.map(direct),
  ...windows.map(group),
  ...range(1, 8).map(any),
  position,
]
