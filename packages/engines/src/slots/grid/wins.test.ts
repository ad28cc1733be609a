import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findWins, type Board } from './wins.ts'

const pays = { a: { 3: 5, 5: 20 }, b: { 3: 2 } }
const columns = (...texts: string[]): Board => texts.map((text) => text.split(''))
const facts = (found: ReturnType<typeof findWins>) =>
  found.map(({ symbol, count, credits, ways }) => ({ symbol, count, credits, ways }))

test('ways pay every combination of one position per reel, wilds included', () => {
  const model = { pay: { by: 'ways' } as const, pays, wild: 'w' }
  expect(facts(findWins(model, columns('aab', 'waw', 'bwa', 'bbb')))).toEqual([
    { symbol: 'a', count: 3, credits: 5 * 2 * 3 * 2, ways: 12 },
  ])
  expect(findWins(model, columns('bab', 'ccc', 'aaa', 'aaa'))).toEqual([])
})

test('side-by-side positions are a cluster; a wild belongs to each cluster that it touches', () => {
  const model = { pay: { by: 'cluster' } as const, pays, wild: 'w' }
  const found = findWins(model, columns('aac', 'cwc', 'bbc'))
  expect(facts(found)).toEqual([
    { symbol: 'a', count: 3, credits: 5, ways: undefined },
    { symbol: 'b', count: 3, credits: 2, ways: undefined },
  ])
  expect(findWins(model, columns('aca', 'cac', 'aca'))).toEqual([])
})

test('anywhere pays by the count, or the next smaller count with a prize', () => {
  const model = { pay: { by: 'anywhere' } as const, pays, wild: null }
  expect(facts(findWins(model, columns('aca', 'cac', 'abb')))).toEqual([
    { symbol: 'a', count: 4, credits: 5, ways: undefined },
  ])
})

test('a line of a grid pays as a line of a lines model', () => {
  const model = { pay: { by: 'lines', lines: [[0, 0, 0]] } as const, pays, wild: 'w' }
  expect(findWins(model, columns('ab', 'wb', 'aa'))).toMatchObject([
    {
      symbol: 'a',
      count: 3,
      line: 0,
      positions: [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
    },
  ])
})

test('clusters match those of a slow and plain search', () => {
  const any = fc.array(fc.array(fc.constantFrom('a', 'b', 'w'), { minLength: 4, maxLength: 4 }), {
    minLength: 4,
    maxLength: 4,
  })
  const every = { a: { 1: 1 }, b: { 1: 1 } }
  fc.assert(
    fc.property(any, (board) => {
      const found = findWins({ pay: { by: 'cluster' }, pays: every, wild: 'w' }, board)
      const sets = found.map(
        ({ symbol, positions }) => `${symbol} ${positions.map(String).toSorted().join(' ')}`,
      )
      expect(sets.toSorted()).toEqual(plainClusters(board).toSorted())
    }),
    { numRuns: 200 },
  )
})

/** Merges groups until no two touch. */
function plainClusters(board: Board): string[] {
  return ['a', 'b'].flatMap((symbol) => {
    const fits = (one: string | undefined) => one === symbol || one === 'w'
    let groups = board.flatMap((column, x) =>
      column.flatMap((one, y) => (fits(one) ? [[`${x},${y}`]] : [])),
    )
    for (;;) {
      const pair = groups.flatMap((one, index) =>
        groups
          .slice(index + 1)
          .filter((other) => touch(one, other))
          .map((other) => [one, other]),
      )[0]
      if (!pair) break
      groups = [...groups.filter((one) => !pair.includes(one)), pair.flat()]
    }
    const own = (position: string) => board[Number(position[0])]?.[Number(position[2])] === symbol
    return groups
      .filter((group) => group.some(own))
      .map((group) => `${symbol} ${group.toSorted().join(' ')}`)
  })
}

const touch = (one: readonly string[], other: readonly string[]) =>
  one.some((a) =>
    other.some(
      (b) => Math.abs(Number(a[0]) - Number(b[0])) + Math.abs(Number(a[2]) - Number(b[2])) === 1,
    ),
  )
