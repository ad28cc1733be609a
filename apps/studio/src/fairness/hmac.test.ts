import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hmac } from './hmac.ts'

const expected = (key: string, message: string) =>
  createHmac('sha256', key).update(message).digest('hex')
const actual = (key: string, message: string) => Buffer.from(hmac(key, message)).toString('hex')

test('equals the HMAC of Node for any key and message', () => {
  const texts = fc.string({ unit: 'grapheme', maxLength: 100 })
  fc.assert(
    fc.property(texts, texts, (key, message) => actual(key, message) === expected(key, message)),
    { numRuns: 2000 },
  )
})

test.each([0, 1, 63, 64, 65, 200])('with a key of %i letters', (length) => {
  const key = 'k'.repeat(length)
  for (const size of [0, 1, 1023, 1024, 1025, 5000]) {
    expect(actual(key, 'é'.repeat(size))).toBe(expected(key, 'é'.repeat(size)))
  }
})

test('leaves nothing of a longer key or message behind', () => {
  hmac('x'.repeat(64), 'y'.repeat(1000))
  expect(actual('key', 'message')).toBe(expected('key', 'message'))
})
