import { expect, test } from 'vitest'
import { bandOf } from './self-test.ts'

const summing = (score: number) =>
  Array.from({ length: 9 }, (_, place) => Math.max(0, Math.min(3, score - place * 3)))

test('[C-41] the bands of the self-test begin at 1, 3 and 8', () => {
  const bands = [0, 1, 2, 3, 7, 8, 27].map((score) => bandOf(summing(score)))
  expect(bands).toEqual(['none', 'low', 'low', 'moderate', 'moderate', 'high', 'high'])
})
