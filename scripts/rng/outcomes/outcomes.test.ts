import { expect, test } from 'vitest'
import { fixed, studio } from '../generators/index.ts'
import { outcomeTests } from './battery.ts'
import { binsOf, chancesToCollect } from './coupon-collector.ts'
import { outcomeGames } from './games.ts'
import { drawTable, type Table } from './table.ts'

/** A table of one column with the given values. */
const tableOf = (size: number, values: number[]): Table => ({
  rounds: values.length,
  columns: [{ name: '1', size, values: Uint8Array.from(values) }],
  distinct: false,
  outside: 0,
})
function drawGame(name: string, rounds: number, generator = studio(fixed('outcomes'))) {
  const game = outcomeGames[name]
  if (!game) throw new Error(`no game ${name}`)
  return drawTable(game, generator, rounds * game.sizes.length)
}

const dice = drawGame('three dice', 7000)

const smallestP = (name: string, table: Table) =>
  Math.min(...(outcomeTests[name]?.(table) ?? []).map(({ p }) => p))

test('dice drawn from the stream pass all seven tests', () => {
  expect(Object.keys(outcomeTests)).toHaveLength(7)
  for (const name of Object.keys(outcomeTests)) {
    expect(smallestP(name, dice), name).toBeGreaterThan(1e-3)
  }
})

test('each test detects its flaw', () => {
  const faces = [...(dice.columns[0]?.values ?? [])]
  const twice = faces.flatMap((face) => [face, face])
  const slowly = Array.from(faces, (_, index) => Math.floor(index / 5) % 6)
  const inTurn = Array.from(faces, (_, index) => index % 6)
  expect(
    smallestP(
      'distribution',
      tableOf(
        6,
        faces.map((face) => Math.min(face, 4)),
      ),
    ),
  ).toBe(0)
  expect(smallestP('serial correlation', tableOf(6, twice))).toBeLessThan(1e-6)
  expect(smallestP('runs', tableOf(6, twice))).toBeLessThan(1e-6)
  expect(smallestP('overlaps', tableOf(6, slowly))).toBeLessThan(1e-6)
  expect(smallestP('coupon collector', tableOf(6, inTurn))).toBeLessThan(1e-6)
  expect(
    smallestP(
      'interplay',
      tableOf(
        6,
        faces.map((face, index) => (face * (index % 10)) % 6),
      ),
    ),
  ).toBeLessThan(1e-6)
  expect(smallestP('duplicates', tableOf(6, twice))).toBeLessThan(1e-6)
})

test('values that fit too well fail', () => {
  const inTurn = Array.from({ length: 6000 }, (_, index) => index % 6)
  expect(smallestP('distribution', tableOf(6, inTurn))).toBeLessThan(1e-6)
})

test('an impossible number fails at once', () => {
  const broken = { ...studio(fixed('x')), nextRound: () => ({ below: (n: number) => n }) }
  const table = drawGame('three dice', 10, broken)
  expect(table.outside).toBe(30)
  expect(smallestP('distribution', table)).toBe(0)
})

test('cards of one deck are never equal', () => {
  const deck = drawGame('shuffled deck', 1)
  expect(deck.columns).toHaveLength(52)
  const first = deck.columns.map(({ values }) => values[0])
  expect(new Set(first).size).toBe(52)
})

test('the chances of the coupon collector are the known ones', () => {
  const two = chancesToCollect(2)
  expect(two.slice(0, 5)).toEqual([0, 0, 0.5, 0.25, 0.125])
  const mean = chancesToCollect(6).reduce((sum, chance, draws) => sum + chance * draws, 0)
  expect(mean).toBeCloseTo(14.7, 8)
  const bins = binsOf(two, 0.2)
  expect(bins.map(({ upTo }) => upTo)).toEqual([2, 3, Infinity].slice(0, bins.length))
  expect(bins.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 8)
})

test('distinguishes series that need more than 32 bits', () => {
  const series = 4000
  const column = (
    size: number,
    first: (index: number) => number,
    then: (index: number) => number,
  ) => {
    const pairs = Array.from({ length: series }, (_, index) => [first(index), then(index)])
    return { name: '', size, values: Uint8Array.from(pairs.flat()) }
  }
  const none = () => 0
  const columns = [
    column(128, (index) => (index % 4) * 32, none),
    column(32, none, (index) => Math.floor(index / 128)),
    column(32, none, (index) => Math.floor(index / 4) % 32),
  ]
  const table = { rounds: series * 2, columns, distinct: false, outside: 0 }
  const whole = outcomeTests['duplicates']?.(table).find(({ part }) => part === 'series of 2')
  expect(whole?.p).toBeGreaterThan(0.5)
})
