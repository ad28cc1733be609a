import { expect, test } from 'vitest'
import { fixed, studio } from '../generators/index.ts'
import { outcomeTests } from './battery.ts'
import { binsOf, chancesToCollect } from './coupon-collector.ts'
import { outcomeGames } from './games.ts'
import { drawTable, type Table } from './table.ts'

/** A game of one column with these values. */
const tableOf = (size: number, values: number[]): Table => ({
  rounds: values.length,
  columns: [{ name: '1', size, values: Uint8Array.from(values) }],
  distinct: false,
  outside: 0,
})
function drawn(name: string, rounds: number, generator = studio(fixed('outcomes'))) {
  const game = outcomeGames[name]
  if (!game) throw new Error(`no game ${name}`)
  return drawTable(game, generator, rounds * game.sizes.length)
}

const dice = drawn('three dice', 7000)

const least = (name: string, table: Table) =>
  Math.min(...(outcomeTests[name]?.(table) ?? []).map(({ p }) => p))

test('dice of the stream pass each of the seven', () => {
  expect(Object.keys(outcomeTests)).toHaveLength(7)
  for (const name of Object.keys(outcomeTests)) {
    expect(least(name, dice), name).toBeGreaterThan(1e-3)
  }
})

test('each test sees what it is there for', () => {
  const faces = [...(dice.columns[0]?.values ?? [])]
  const twice = faces.flatMap((face) => [face, face])
  const slowly = Array.from(faces, (_, place) => Math.floor(place / 5) % 6)
  const inTurn = Array.from(faces, (_, place) => place % 6)
  expect(
    least(
      'distribution',
      tableOf(
        6,
        faces.map((face) => Math.min(face, 4)),
      ),
    ),
  ).toBe(0)
  expect(least('serial correlation', tableOf(6, twice))).toBeLessThan(1e-6)
  expect(least('runs', tableOf(6, twice))).toBeLessThan(1e-6)
  expect(least('overlaps', tableOf(6, slowly))).toBeLessThan(1e-6)
  expect(least('coupon collector', tableOf(6, inTurn))).toBeLessThan(1e-6)
  expect(
    least(
      'interplay',
      tableOf(
        6,
        faces.map((face, place) => (face * (place % 10)) % 6),
      ),
    ),
  ).toBeLessThan(1e-6)
  expect(least('duplicates', tableOf(6, twice))).toBeLessThan(1e-6)
})

test('what fits too well does not pass', () => {
  const inTurn = Array.from({ length: 6000 }, (_, place) => place % 6)
  expect(least('distribution', tableOf(6, inTurn))).toBeLessThan(1e-6)
})

test('a number that cannot be fails at once', () => {
  const broken = { ...studio(fixed('x')), nextRound: () => ({ below: (n: number) => n }) }
  const table = drawn('three dice', 10, broken)
  expect(table.outside).toBe(30)
  expect(least('distribution', table)).toBe(0)
})

test('cards of one deck are never equal', () => {
  const deck = drawn('shuffled deck', 1)
  expect(deck.columns).toHaveLength(52)
  const first = deck.columns.map(({ values }) => values[0])
  expect(new Set(first).size).toBe(52)
})

test('the chances to have collected all are the known ones', () => {
  const two = chancesToCollect(2)
  expect(two.slice(0, 5)).toEqual([0, 0, 0.5, 0.25, 0.125])
  const mean = chancesToCollect(6).reduce((sum, chance, draws) => sum + chance * draws, 0)
  expect(mean).toBeCloseTo(14.7, 8)
  const bins = binsOf(two, 0.2)
  expect(bins.map(({ upTo }) => upTo)).toEqual([2, 3, Infinity].slice(0, bins.length))
  expect(bins.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 8)
})

test('series of a large table are told apart, though they are more than 32 bits hold', () => {
  const series = 4000
  const of = (size: number, first: (one: number) => number, then: (one: number) => number) => {
    const pairs = Array.from({ length: series }, (_, one) => [first(one), then(one)])
    return { name: '', size, values: Uint8Array.from(pairs.flat()) }
  }
  const none = () => 0
  const columns = [
    of(128, (one) => (one % 4) * 32, none),
    of(32, none, (one) => Math.floor(one / 128)),
    of(32, none, (one) => Math.floor(one / 4) % 32),
  ]
  const table = { rounds: series * 2, columns, distinct: false, outside: 0 }
  const whole = outcomeTests['duplicates']?.(table).find(({ part }) => part === 'series of 2')
  expect(whole?.p).toBeGreaterThan(0.5)
})
