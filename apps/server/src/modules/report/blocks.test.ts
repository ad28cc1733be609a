import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  blockSize,
  linesOf,
  piecesOf,
  smallOf,
  spanOf,
  type Counted,
  type Lines,
} from './blocks.ts'

const some = fc.tuple(fc.nat(60_000), fc.nat(60_000)).map(([one, other]): Lines => {
  return { from: Math.min(one, other), to: Math.max(one, other) }
})

/** As the store counts them: lines by the block in which they stand. */
const blocksOf = (within: Lines) =>
  piecesOf(within).flatMap(({ level, from, to }): Counted[] => {
    const unit = level === 0 ? blockSize : 1
    const [first, last] = [Math.floor(from / unit), Math.ceil(to / unit)]
    return Array.from({ length: last - first }, (_, place) => {
      const one = { level, block: first + place, count: 0 }
      const lines = linesOf(one, within)
      return { ...one, count: lines.to - lines.from }
    })
  })

test('pieces are all of the lines that are asked for, each once, and few', () => {
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

test('a page is found in the blocks that it lies in, by passing over less than one of them', () => {
  const page = fc.record({ skip: fc.nat(70_000), size: fc.integer({ min: 1, max: 50 }) })
  fc.assert(
    fc.property(some, page, (within, { skip, size }) => {
      const { span, skip: left } = spanOf(blocksOf(within), skip, size)
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
  expect(smallOf(2)).toEqual({ level: 1, from: 128, to: 192 })
})
