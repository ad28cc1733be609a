import { expect, test } from 'vitest'
import { readAmount } from './read-amount.ts'

test('separators are removed; an empty field is undefined', () => {
  expect(readAmount(' 1,000 000.50 ')).toBe('1000000.50')
  expect(readAmount('  ')).toBeUndefined()
  // The server refuses it and says why.
  expect(readAmount('ten')).toBe('ten')
})
