import { rational } from '#core'
import {
  among,
  chanceAllAppear,
  combinations,
  crossBet,
  oneIn,
  picksOf,
  range,
  singleBet,
  type BetType,
} from '../bets/index.ts'
import {
  allFive,
  backFour,
  digitsIn,
  frontFour,
  positionNames,
  threes,
  twos,
  type Window,
} from './windows.ts'

type Digits = readonly number[]

const digits = picksOf(range(0, 9))

/** Every digit of the window, in its place. */
const direct = (id: string, window: Window): BetType<Digits> =>
  crossBet({
    id,
    fields: positionNames
      .slice(window.from, window.from + window.size)
      .map((name) => ({ name, picks: digits, size: 1 })),
    chance: oneIn(10 ** window.size),
    maxWins: 1n,
    wins: (draw) => [digitsIn(window, draw).map((digit) => among([digit]))],
  })

/** How often digits come in a group, and how many of them come so often. */
interface Part {
  readonly name: string
  readonly times: number
  readonly size: number
}

const partNames = ['', 'single', 'double', 'triple', 'quadruple']

/**
 * All digits of the window in any order. Each part is a field: a group of 60 takes one double and
 * three singles, and so covers 60 draws.
 */
function group(id: string, window: Window, shape: readonly (readonly [number, number])[]) {
  const parts: Part[] = shape.map(([times, size]) => ({
    name: partNames[times] ?? '',
    times,
    size,
  }))
  return crossBet<Digits>({
    id,
    fields: parts.map(({ name, size }) => ({ name, picks: digits, size })),
    chance: rational(ordersOf(window.size, parts), 10n ** BigInt(window.size)),
    isDistinct: true,
    takesBankers: parts.length === 1,
    maxWins: 1n,
    wins(draw) {
      const drawn = [...Map.groupBy(digitsIn(window, draw), (digit) => digit)]
      const fields = parts.map(({ times }) =>
        drawn.filter(([, found]) => found.length === times).map(([digit]) => digit),
      )
      const fits = parts.every(({ size }, index) => fields[index]?.length === size)
      return fits ? [fields.map(among)] : []
    },
  })
}

/** Number of orders of a group: the factorial of its length, over those of its repeats. */
function ordersOf(length: number, parts: readonly Part[]): bigint {
  const factorial = (n: number) => range(1, n).reduce((all, one) => all * BigInt(one), 1n)
  return parts.reduce(
    (orders, { times, size }) => orders / factorial(times) ** BigInt(size),
    factorial(length),
  )
}

/** Digits that are all somewhere in the window; the price does not grow with repeats. */
const anywhere = (id: string, window: Window, size: number): BetType<Digits> =>
  crossBet({
    id,
    fields: [{ name: 'digits', picks: digits, size }],
    chance: chanceAllAppear(10, window.size, size),
    takesBankers: size > 1,
    maxWins: combinations(window.size, size),
    wins: (draw) => [[among(digitsIn(window, draw))]],
  })

const position = singleBet<Digits>({
  id: 'position',
  picks: digits,
  chance: oneIn(10),
  fields: positionNames,
  hits: (draw, pick, place) => Number(draw[place] === Number(pick)),
})

/** LIST of the bets on the digits themselves. */
export const numberBets: readonly BetType<Digits>[] = [
  direct('direct-5', allFive),
  direct('direct-4-front', frontFour),
  direct('direct-4-back', backFour),
  ...threes.map((window) => direct(`direct-3-${window.name}`, window)),
  ...twos.map((window) => direct(`direct-2-${window.name}`, window)),
  group('group-120', allFive, [[1, 5]]),
  group('group-60', allFive, [
    [2, 1],
    [1, 3],
  ]),
  group('group-30', allFive, [
    [2, 2],
    [1, 1],
  ]),
  group('group-20', allFive, [
    [3, 1],
    [1, 2],
  ]),
  group('group-10', allFive, [
    [3, 1],
    [2, 1],
  ]),
  group('group-5', allFive, [
    [4, 1],
    [1, 1],
  ]),
  group('group-24-back', backFour, [[1, 4]]),
  group('group-12-back', backFour, [
    [2, 1],
    [1, 2],
  ]),
  group('group-6-back', backFour, [[2, 2]]),
  group('group-4-back', backFour, [
    [3, 1],
    [1, 1],
  ]),
  ...threes.map((window) =>
    group(`group-3-3-${window.name}`, window, [
      [2, 1],
      [1, 1],
    ]),
  ),
  ...threes.map((window) => group(`group-3-6-${window.name}`, window, [[1, 3]])),
  ...twos.map((window) => group(`group-2-${window.name}`, window, [[1, 2]])),
  ...threes.map((window) => anywhere(`any-1-of-3-${window.name}`, window, 1)),
  ...threes.map((window) => anywhere(`any-2-of-3-${window.name}`, window, 2)),
  anywhere('any-1-of-4-back', backFour, 1),
  anywhere('any-2-of-4-back', backFour, 2),
  anywhere('any-2-of-5', allFive, 2),
  anywhere('any-3-of-5', allFive, 3),
  position,
]
