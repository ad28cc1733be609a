import { expect, test } from 'vitest'
import { plus, rational, type Rational } from '#core'
import { everyDrawPath } from '#testing'
import type { BetType } from './bets/bet-type.ts'
import { combinations, range, sumsOfChoices } from './bets/counting.ts'
import type { LotteryGame } from './bets/game.ts'
import { wrongChances } from './checks/chances.testing.ts'
import { elevenFive } from './eleven-five/game.ts'
import { k3 } from './k3/game.ts'
import { keno } from './keno/game.ts'
import { lucky28 } from './lucky-28/game.ts'
import { markSix } from './mark-six/game.ts'
import { pk10 } from './pk10/game.ts'
import { bullCounts, bullOf, studHand, studHandCounts } from './ssc/hands.ts'
import { ssc } from './ssc/game.ts'
import { vnNorth, vnSouth, vnTwoStations } from './vn/game.ts'

const betTypesOf = <Draw>(game: LotteryGame<Draw>, ids: RegExp): readonly BetType<Draw>[] => {
  const found = game.betTypes.filter(({ id }) => ids.test(id))
  expect(found.length).toBeGreaterThan(0)
  return found
}

/** All lists of so many different numbers, in every order. */
const ordered = (numbers: readonly number[], size: number): number[][] =>
  size === 0
    ? [[]]
    : ordered(numbers, size - 1).flatMap((list) =>
        numbers.filter((number) => !list.includes(number)).map((number) => [...list, number]),
      )

const rising = (numbers: readonly number[], size: number): number[][] =>
  size === 0
    ? [[]]
    : numbers.flatMap((number, index) =>
        rising(numbers.slice(index + 1), size - 1).map((rest) => [number, ...rest]),
      )

const chanceOf = <Draw>(game: LotteryGame<Draw>, id: string, prize = 'win'): Rational => {
  const found = game.betTypes.find((bet) => bet.id === id)?.prizes.find((one) => one.id === prize)
  if (!found) throw new Error(`${id} ${prize}`)
  return found.chance
}

test.each([k3, lucky28])('$id: every chance equals that of all draws', (game) => {
  const draws = everyDrawPath((rng) => game.draw(rng)).map(({ result }) => result)
  expect(wrongChances(game.betTypes, draws)).toEqual([])
})

test('a wrong chance, a missing push and a wrong maximum are detected', () => {
  const draws = everyDrawPath((rng) => k3.draw(rng)).map(({ result }) => result)
  const wrong = k3.betTypes.flatMap<BetType<readonly number[]>>((bet) => {
    if (bet.id === 'size') return [{ ...bet, prizes: [{ id: 'win', chance: rational(1n, 2n) }] }]
    if (bet.id === 'two-different' && bet.kind === 'cross') return [{ ...bet, maxWins: 2n }]
    return []
  })
  expect(wrongChances(wrong, draws)).toEqual([
    'size size big: 105 of 216',
    'size size small: 105 of 216',
    'two-different: 3 wins',
  ])
})

test('ssc: the chances of the last three digits equal those of all of them', () => {
  const draws = range(0, 999).map((number) => [
    4,
    7,
    Math.floor(number / 100),
    Math.floor(number / 10) % 10,
    number % 10,
  ])
  const ids = /^(direct-[23]|group-(2|3-3|3-6)|any-[12]-of-3|(sum|span|hand)-3)-back$/
  expect(wrongChances(betTypesOf(ssc, ids), draws)).toEqual([])
})

test('ssc: the hands and bulls are counted over all draws', () => {
  const hands = new Map<string, number>()
  const bulls = new Map<number, number>()
  for (const { result } of everyDrawPath((rng) => ssc.draw(rng))) {
    const bull = bullOf(result) ?? 0
    hands.set(studHand(result), (hands.get(studHand(result)) ?? 0) + 1)
    bulls.set(bull, (bulls.get(bull) ?? 0) + 1)
  }
  expect(Object.fromEntries(hands)).toEqual(studHandCounts)
  expect(bulls).toEqual(new Map([[0, 35_649], ...bullCounts]))
})

test('11x5: chances that do not depend on the order equal those of all choices', () => {
  const ids = /^(any|sum|middle|odd)/
  expect(wrongChances(betTypesOf(elevenFive, ids), rising(range(1, 11), 5))).toEqual([])
})

test('11x5: the chances of the first numbers equal those of all of them', () => {
  const ids = /^(direct|group)-[23]-front$/
  const draws = ordered(range(1, 11), 3).map((first) => [
    ...first,
    ...range(1, 11)
      .filter((number) => !first.includes(number))
      .slice(0, 2),
  ])
  expect(wrongChances(betTypesOf(elevenFive, ids), draws)).toEqual([])
})

test('pk10: the chances of the first three cars equal those of all of them', () => {
  const draws = ordered(range(1, 10), 3).map((first) => [
    ...first,
    ...range(1, 10).filter((car) => !first.includes(car)),
  ])
  expect(wrongChances(betTypesOf(pk10, /^(sum-[23].*|direct-[23])$/), draws)).toEqual([])
})

test('pk10: each car is as often in each position, before each other and after it', () => {
  const turned = range(0, 9).map((turn) => range(0, 9).map((place) => ((place + turn) % 10) + 1))
  const draws = [...turned, ...turned.map((order) => order.toReversed())]
  expect(wrongChances(betTypesOf(pk10, /^(position.*|dragon-tiger)$/), draws)).toEqual([])
})

test('mark six: the chances of the special number equal those of all of them', () => {
  const game = markSix('horse')
  const draws = range(1, 49).map((special) => [
    ...range(1, 49)
      .filter((number) => number !== special)
      .slice(0, 6),
    special,
  ])
  expect(wrongChances(betTypesOf(game, /^special/), draws)).toEqual([])
})

const total = (chances: readonly Rational[]) => chances.reduce(plus)
const part = (ways: bigint, of: bigint) => rational(ways, of)

test('mark six: the chances of all numbers equal a sum over the hits', () => {
  const game = markSix('horse')
  const draws = combinations(49, 7)
  const anyOf = (group: number) =>
    total(
      range(1, 7).map((hits) =>
        part(combinations(group, hits) * combinations(49 - group, 7 - hits), draws),
      ),
    )
  expect(chanceOf(game, 'tail', '0')).toEqual(anyOf(4))
  expect(chanceOf(game, 'tail', '9')).toEqual(anyOf(5))
  expect(chanceOf(game, 'zodiac', 'horse')).toEqual(anyOf(5))
  expect(chanceOf(game, 'zodiac', 'rat')).toEqual(anyOf(4))
  for (const size of range(2, 4)) {
    const chance = part(combinations(6, size), combinations(49, size))
    expect(chanceOf(game, `plain-all-${size}`)).toEqual(chance)
  }
  for (const size of range(5, 10)) {
    const chance = part(combinations(42, size), combinations(49, size))
    expect(chanceOf(game, `miss-${size}`)).toEqual(chance)
  }
})

test('mark six and keno: the counted sums are right', () => {
  const game = markSix('horse')
  const sums = [...sumsOfChoices(range(1, 49), 7)]
  const ways = (fits: (sum: number) => boolean) =>
    sums.reduce((all, [sum, count]) => (fits(sum) ? all + count : all), 0n)
  const all = combinations(49, 7)
  expect(chanceOf(game, 'sum-size', 'big')).toEqual(
    part(
      ways((sum) => sum >= 175),
      all,
    ),
  )
  expect(chanceOf(game, 'sum-size', 'small')).toEqual(
    part(
      ways((sum) => sum < 175),
      all,
    ),
  )
  expect(chanceOf(game, 'sum-parity', 'odd')).toEqual(
    part(
      ways((sum) => sum % 2 === 1),
      all,
    ),
  )
  expect(chanceOf(game, 'sum-parity', 'even')).toEqual(
    part(
      ways((sum) => sum % 2 === 0),
      all,
    ),
  )

  const kenoSums = [...sumsOfChoices(range(1, 80), 20)]
  const share = (from: number, to: number) =>
    part(
      kenoSums.reduce(
        (sum, [value, count]) => (value >= from && value <= to ? sum + count : sum),
        0n,
      ),
      combinations(80, 20),
    )
  expect(chanceOf(keno, 'exact-810')).toEqual(share(810, 810))
  expect(chanceOf(keno, 'size')).toEqual(share(811, 1410))
  expect(chanceOf(keno, 'size')).toEqual(share(210, 809))
  expect(chanceOf(keno, 'element', 'gold')).toEqual(share(210, 695))
  expect(chanceOf(keno, 'element', 'wood')).toEqual(share(696, 763))
  expect(chanceOf(keno, 'element', 'water')).toEqual(share(764, 855))
  expect(chanceOf(keno, 'element', 'fire')).toEqual(share(856, 923))
  expect(chanceOf(keno, 'element', 'earth')).toEqual(share(924, 1410))
})

test('keno: the chances of halves and of drawn numbers equal a sum over the hits', () => {
  const draws = combinations(80, 20)
  const halves = (from: number, to: number) =>
    total(
      range(from, to).map((hits) =>
        part(combinations(40, hits) * combinations(40, 20 - hits), draws),
      ),
    )
  for (const [id, first, second] of [
    ['halves', 'up', 'down'],
    ['parities', 'odd', 'even'],
  ] as const) {
    expect(chanceOf(keno, id, first)).toEqual(halves(11, 20))
    expect(chanceOf(keno, id, second)).toEqual(halves(0, 9))
    expect(chanceOf(keno, id, 'tie')).toEqual(halves(10, 10))
  }
  for (const size of range(1, 5)) {
    const chance = part(combinations(20, size), combinations(80, size))
    expect(chanceOf(keno, `all-${size}`)).toEqual(chance)
  }
})

/** Hits of two numbers after so many tails, followed one by one: two or more count as two. */
function hitsOfTwo(tails: number): Map<string, bigint> {
  let states = new Map([['00', 1n]])
  for (let tail = 0; tail < tails; tail += 1) {
    const next = new Map<string, bigint>()
    const add = (a: number, b: number, ways: bigint) => {
      const key = `${Math.min(a, 2)}${Math.min(b, 2)}`
      next.set(key, (next.get(key) ?? 0n) + ways)
    }
    for (const [key, ways] of states) {
      const [a = 0, b = 0] = key.split('').map(Number)
      add(a, b, 98n * ways)
      add(a + 1, b, ways)
      add(a, b + 1, ways)
    }
    states = next
  }
  return states
}

test.each([
  { id: 'da-thang', tails: 18, chance: (prize: string) => chanceOf(vnSouth, 'da-thang', prize) },
  {
    id: 'da-xien',
    tails: 36,
    chance: (prize: string) => chanceOf(vnTwoStations, 'da-xien', prize),
  },
])('$id: the chances of a pair equal those of following its hits', ({ tails, chance }) => {
  const hits = hitsOfTwo(tails)
  const ways = (...keys: readonly string[]) =>
    part(
      keys.reduce((sum, key) => sum + (hits.get(key) ?? 0n), 0n),
      100n ** BigInt(tails),
    )
  expect(chance('once')).toEqual(ways('11'))
  expect(chance('one-repeated')).toEqual(ways('12', '21'))
  expect(chance('both-repeated')).toEqual(ways('22'))
})

/** Chance that all given numbers are seen in so many tails, by following how many are seen. */
function chanceSeen(tails: number, given: number): Rational {
  let seen = range(0, given).map((count) => BigInt(count === 0))
  for (let tail = 0; tail < tails; tail += 1) {
    seen = seen.map(
      (ways, count) =>
        ways * BigInt(100 - given + count) + (seen[count - 1] ?? 0n) * BigInt(given - count + 1),
    )
  }
  return part(seen[given] ?? 0n, 100n ** BigInt(tails))
}

test.each([
  { game: vnNorth, tails: 27 },
  { game: vnSouth, tails: 18 },
])('$game.id: the chances of a xiên equal those of following its numbers', ({ game, tails }) => {
  for (const size of [2, 3, 4]) {
    expect(chanceOf(game, `xien-${size}`)).toEqual(chanceSeen(tails, size))
  }
  for (const size of [4, 8, 10]) {
    const none = part(BigInt(100 - size) ** BigInt(tails), 100n ** BigInt(tails))
    expect(chanceOf(game, `truot-xien-${size}`)).toEqual(none)
  }
})

test.each([vnNorth, vnSouth])(
  '$id: a tail costs what it hits on average, by its digits',
  (game) => {
    const counts: Readonly<Record<string, number>> = {
      'vn-north lo-2': 27,
      'vn-north lo-3': 23,
      'vn-north lo-4': 20,
      'vn-north giai-7': 4,
      'vn-north giai-7-va-de': 5,
      'vn-north xiu-chu-dau': 3,
      'vn-north xiu-chu': 4,
      'vn-north bao-8-lo-2': 8,
      'vn-north bao-8-lo-3': 4,
      'vn-south lo-2': 18,
      'vn-south lo-3': 17,
      'vn-south lo-4': 16,
      'vn-south dau-duoi': 2,
      'vn-south xiu-chu': 2,
      'vn-south bao-7-lo-2': 7,
      'vn-south bao-7-lo-3': 6,
      'vn-south bao-7-lo-4': 5,
    }
    for (const bet of game.betTypes) {
      if (bet.kind === 'cross') continue
      const digits = BigInt(bet.fields[0]?.picks.list()[0]?.length ?? 0)
      const count = counts[`${game.id} ${bet.id}`] ?? 1
      expect(bet.charge ?? 1, bet.id).toBe(count)
      expect(bet.prizes[0]?.chance, bet.id).toEqual(part(BigInt(count), 10n ** digits))
    }
  },
)

test('the chances of the North are those that were computed before', () => {
  const percent = (id: string, price: bigint) => {
    const { numerator, denominator } = chanceOf(vnNorth, id)
    return Number((numerator * price * 1_000_000n) / denominator) / 1_000_000
  }
  expect(percent('xien-2', 1n)).toBeCloseTo(0.054882, 5)
  expect(percent('xien-3', 1n)).toBeCloseTo(0.012298, 5)
  expect(percent('xien-4', 1n)).toBeCloseTo(0.00267, 5)
})
