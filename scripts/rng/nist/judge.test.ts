import { expect, test } from 'vitest'
import { shareOf } from './judge.ts'

const spread = (count: number) => Array.from({ length: count }, (_, place) => (place + 0.5) / count)

test('the line is that of section 4.2.1 of SP 800-22: 0.9602 of 100 and 0.9806 of 1,000', () => {
  expect(shareOf('any', spread(100)).line).toBeCloseTo(0.9602, 4)
  expect(shareOf('any', spread(1000)).line).toBeCloseTo(0.9806, 4)
})

test('p-values that lie evenly keep both lines', () => {
  const share = shareOf('any', spread(1000))
  expect(share).toMatchObject({ sequences: 1000, passed: 990, kept: true })
  expect(share.spread).toBeCloseTo(1, 10)
})

test('a share below the line is not kept, nor are p-values that crowd together', () => {
  const low = [...spread(980), ...Array.from({ length: 20 }, () => 0.001)]
  expect(shareOf('any', low).kept).toBe(false)
  const crowded = spread(1000).map((p) => 0.1 + p / 2)
  expect(shareOf('any', crowded)).toMatchObject({ passed: 1000, kept: false })
})

test('of few sequences one that fails says nothing, and half of them do', () => {
  expect(shareOf('any', [0.5, 0.005]).kept).toBe(true)
  expect(shareOf('any', [0.5, 0.5, 0.5, 0.5, 0.005, 0.005, 0.005]).kept).toBe(false)
})
