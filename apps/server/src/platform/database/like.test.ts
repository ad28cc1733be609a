import { expect, test } from 'vitest'
import { likeLiteral } from './like.ts'

test('wildcards in typed text match only themselves', () => {
  expect(likeLiteral('Lotus 1')).toBe('Lotus 1')
  expect(likeLiteral(String.raw`100%_\ off`)).toBe(String.raw`100\%\_\\ off`)
})
