import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  blockSize,
  linesOf,
  coveringPieces,
  smallBlocksIn,
  pageSpan,
  type BlockCount,
  type LineRange,
} from './blocks.ts'

const some = fc.tuple(fc.nat(60_000), fc.nat(60_000)).map(([one, other]): LineRange => {
  return { from: Math.min(one, other), to: Math.max(one, other) }
})

/** Counts lines by their block, as the store does. */
const blocksOf = (within: LineRange) =>
  coveringPieces(within).flatMap(({ level, from, to }): BlockCount[] => {
    const unit = level === 0 ? blockSize : 1
    const [first, last] = [Math.floor(from / unit), Math.ceil(to / unit)]
    return Array.from({ length: last - first }, (_, place) => {
      const one = { level, block: first + place, count: 0 }
      const lines = linesOf(one, within)
      return { ...one, count: lines.to - lines.from }
    })
  })

test('pieces cover the requested lines exactly once and are few', () => {
  fc.assert(
    fc.property(some, (within) => {
      const covered = blocksOf(within)
        .map((one) => linesOf(one, within))
        .toSorted((one, other) => one.from - other.from)
      let reached = within.from
      for (const { from, to } of covered) {
        expect(from).toBe(reached)
        reached = to
      }
      expect(reached).toBe(within.to)
      expect(covered.length).toBeLessThan(140)
    }),
  )
})

test('a page is located in its blocks by skipping less than one block', () => {
  const page = fc.record({ skip: fc.nat(70_000), size: fc.integer({ min: 1, max: 50 }) })
  fc.assert(
    fc.property(some, page, (within, { skip, size }) => {
      const { span, skip: left } = pageSpan(blocksOf(within), skip, size)
      const numbers = span.flatMap((one) => {
        const { from, to } = linesOf(one, within)
        return Array.from({ length: to - from }, (_, place) => to - 1 - place)
      })
      const expected = Array.from({ length: size }, (_, place) => within.to - 1 - skip - place)
      const isThere = (n: number) => n >= within.from
      expect(numbers.slice(left, left + size)).toEqual(expected.filter(isThere))
      if (span[0]) expect(left).toBeLessThan(span[0].count)
    }),
  )
  expect(smallBlocksIn(2)).toEqual({ level: 1, from: 128, to: 192 })
})
