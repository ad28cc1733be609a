import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coverOf, spanKinds, spansOf } from './spans.ts'

const { day, week, month } = spanKinds
const dayMs = 86_400_000
const later = (date: string, days: number) =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)
const cover = (from: string, to: string, isOpen = false) => coverOf({ from, to, isOpen })

test('a day belongs to its day, its week from Monday and its month', () => {
  expect(spansOf('2026-11-01')).toEqual([
    { span: day, start: '2026-11-01' },
    { span: week, start: '2026-10-26' },
    { span: month, start: '2026-11-01' },
  ])
  expect(spansOf('2026-11-16')[week]).toEqual({ span: week, start: '2026-11-16' })
})

test('a day, a week or a month is one span', () => {
  expect(cover('2026-11-16', '2026-11-16').spans).toEqual([{ span: day, start: '2026-11-16' }])
  expect(cover('2026-11-16', '2026-11-22').spans).toEqual([{ span: week, start: '2026-11-16' }])
  expect(cover('2028-02-01', '2028-02-29').spans).toEqual([{ span: month, start: '2028-02-01' }])
})

test('an unfinished period is one span when nothing can follow it', () => {
  expect(cover('2026-11-16', '2026-11-18', true)).toEqual({
    spans: [{ span: week, start: '2026-11-16' }],
    to: '2026-11-22',
  })
  expect(cover('2026-11-01', '2026-11-18', true)).toEqual({
    spans: [{ span: month, start: '2026-11-01' }],
    to: '2026-11-30',
  })
  expect(cover('2026-11-16', '2026-11-18').spans).toHaveLength(3)
  expect(cover('2026-11-18', '2026-11-18', true).to).toBe('2026-11-18')
})

test('few spans cover exactly the requested days', () => {
  const spanned = fc.record({ first: fc.nat(1200), count: fc.integer({ min: 1, max: 500 }) })
  fc.assert(
    fc.property(spanned, ({ first, count }) => {
      const from = later('2024-01-01', first)
      const wanted = Array.from({ length: count }, (_, place) => later(from, place))
      const { spans } = cover(from, wanted.at(-1) ?? from)
      const held = wanted.map(
        (one) =>
          spansOf(one).filter(({ span, start }) =>
            spans.some((part) => part.span === span && part.start === start),
          ).length,
      )
      expect(held.every((times) => times === 1)).toBe(true)
      for (const { span, start } of spans) {
        const days = wanted.filter((one) => spansOf(one)[span]?.start === start)
        expect(days[0]).toBe(start)
        expect(spansOf(later(days.at(-1) ?? '', 1))[span]?.start).not.toBe(start)
      }
      expect(spans.length).toBeLessThan(Math.max(count / 7, 1) + 32)
    }),
    { numRuns: 30 },
  )
})
