import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveToPosition, type RankedGame } from './list-position.ts'

const listed = (ranks: readonly number[]) => ranks.map((rank, place) => ({ nodeId: place, rank }))
const sorted = (list: readonly RankedGame[]) =>
  list.toSorted((one, other) => one.rank - other.rank || one.nodeId - other.nodeId)
const after = (list: readonly RankedGame[], changes: readonly RankedGame[]) => {
  const ranks = new Map(changes.map(({ nodeId, rank }) => [nodeId, rank]))
  return sorted(list.map((one) => ({ ...one, rank: ranks.get(one.nodeId) ?? one.rank })))
}
const ids = (list: readonly RankedGame[]) => list.map(({ nodeId }) => nodeId)

test.each([
  ['to the front', [5, 6, 7], 2, 1, [{ nodeId: 2, rank: 4.5 }]],
  ['between two', [5, 6, 7], 0, 2, [{ nodeId: 0, rank: 6.5 }]],
  ['to the end', [5, 6, 7], 0, 3, [{ nodeId: 0, rank: 8 }]],
  ['past the end', [5, 6, 7], 0, 99, [{ nodeId: 0, rank: 8 }]],
  ['nowhere', [5, 6, 7], 1, 2, []],
  ['one that is not there', [5], 9, 1, []],
])('%s', (_, ranks, nodeId, place, changes) => {
  expect(moveToPosition(listed(ranks), nodeId, place)).toEqual(changes)
})

test('a moved game lands at its position and the others keep their order', () => {
  const ranks = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 12 })
  const moves = fc.array(fc.tuple(fc.nat(11), fc.integer({ min: 1, max: 12 })), { maxLength: 80 })
  fc.assert(
    fc.property(ranks, moves, (first, steps) => {
      let list = sorted(listed(first))
      for (const [pick, place] of steps) {
        const nodeId = list[pick % list.length]?.nodeId ?? 0
        const others = ids(list).filter((id) => id !== nodeId)
        const expected = others.toSpliced(Math.min(place, list.length) - 1, 0, nodeId)
        list = after(list, moveToPosition(list, nodeId, place))
        expect(ids(list)).toEqual(expected)
      }
    }),
    { numRuns: 200 },
  )
})
