import { expect, test } from 'vitest'
import { shareOf } from './judge.ts'

const evenPValues = (count: number) =>
  Array.from({ length: count }, (_, index) => (index + 0.5) / count)

test('the threshold is that of section 4.2.1 of SP 800-22', () => {
  expect(shareOf('any', evenPValues(100)).line).toBeCloseTo(0.9602, 4)
  expect(shareOf('any', evenPValues(1000)).line).toBeCloseTo(0.9806, 4)
})

test('evenly distributed p-values pass both thresholds', () => {
  const share = shareOf('any', evenPValues(1000))
  expect(share).toMatchObject({ sequences: 1000, passed: 990, kept: true })
  expect(share.spread).toBeCloseTo(1, 10)
})

test('refuses a share below the threshold and clustered p-values', () => {
  const low = [...evenPValues(980), ...Array.from({ length: 20 }, () => 0.001)]
  expect(shareOf('any', low).kept).toBe(false)
  const crowded = evenPValues(1000).map((p) => 0.1 + p / 2)
  expect(shareOf('any', crowded)).toMatchObject({ passed: 1000, kept: false })
})

test('with few sequences one failure passes, half of them do not', () => {
  expect(shareOf('any', [0.5, 0.005]).kept).toBe(true)
  expect(shareOf('any', [0.5, 0.5, 0.5, 0.5, 0.005, 0.005, 0.005]).kept).toBe(false)
})
