import { expect, test } from 'vitest'
import { BinaryArray } from './binary-array.ts'

const hexOf = (array: BinaryArray) => array.bytes().toString('hex')

test('writes a header and each element with its length', () => {
  const array = new BinaryArray('text')
  expect(hexOf(array)).toBe('000000000000000000000019')
  array.addText('a')
  array.addNull()
  array.addText('é€')
  const header = '0000000100000001000000190000000300000001'
  expect(hexOf(array)).toBe(`${header}0000000161ffffffff00000005c3a9e282ac`)
  array.clear()
  expect(hexOf(array)).toBe('000000000000000000000019')
})

test('grows for long texts', () => {
  const array = new BinaryArray('text')
  const texts = ['x'.repeat(70), 'ü'.repeat(5000), 'y'.repeat(3)]
  for (const text of texts) array.addText(text)
  const bytes = array.bytes()
  const found: string[] = []
  for (let at = 20; at < bytes.length;) {
    const length = bytes.readInt32BE(at)
    found.push(bytes.toString('utf8', at + 4, at + 4 + length))
    at += 4 + length
  }
  expect(found).toEqual(texts)
})

test('keeps every bit of 64-bit numbers and refuses larger ones', () => {
  const array = new BinaryArray('bigint')
  const numbers = [2 ** 40 + 7, 3]
  for (const number of numbers) array.addLong(number)
  array.addBigint(-(2n ** 63n))
  const bytes = array.bytes()
  expect([bytes.readBigInt64BE(24), bytes.readBigInt64BE(36)]).toEqual(numbers.map(BigInt))
  expect(bytes.readBigInt64BE(48)).toBe(-(2n ** 63n))
  expect(() => array.addBigint(2n ** 63n)).toThrow('more than 64 bits')
})

test('writes a UUID as 16 bytes and refuses other texts', () => {
  const array = new BinaryArray('uuid')
  array.addUuid('0123456F-89ab-cdef-0123-456789abcdef')
  expect(array.bytes().toString('hex', 24)).toBe('0123456f89abcdef0123456789abcdef')
  const wrong = ['', '0123', 'g123456f-89ab-cdef-0123-456789abcdef', '0'.repeat(34)]
  for (const text of wrong) expect(() => array.addUuid(text)).toThrow('not a UUID')
})
