import { expect, test } from 'vitest'
import { arrayText } from './array-text.ts'

test('formats each element type as PostgreSQL text', () => {
  const at = new Date('2026-11-17T05:20:00.123Z')
  expect(arrayText([])).toBe('{}')
  expect(arrayText(['a', '', 'NULL', null, undefined])).toBe('{"a","","NULL",NULL,NULL}')
  expect(arrayText(['say "x"', 'a\\b', '{,}'])).toBe('{"say \\"x\\"","a\\\\b","{,}"}')
  expect(arrayText([1, -2.5, 12345678901234567890n, true])).toBe(
    '{1,-2.5,12345678901234567890,true}',
  )
  expect(arrayText([at])).toBe('{2026-11-17T05:20:00.123Z}')
})

test('returns undefined for types that are left to the driver', () => {
  expect(arrayText([Buffer.from('a')])).toBeUndefined()
  expect(arrayText([['nested']])).toBeUndefined()
  expect(arrayText(['a', { is: 'json' }])).toBeUndefined()
})
