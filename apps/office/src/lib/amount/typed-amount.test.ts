import { expect, test } from 'vitest'
import { typedAmount } from './typed-amount.ts'

test('what people put between digits is left out, and nothing typed is nothing', () => {
  expect(typedAmount(' 1,000 000.50 ')).toBe('1000000.50')
  expect(typedAmount('  ')).toBeUndefined()
  // The server says what is wrong with it.
  expect(typedAmount('ten')).toBe('ten')
})
