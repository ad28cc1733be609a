import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emailKey, idNumberKey } from '../names/identity.ts'
import { nationalNumber, readAnyPhone } from './phone.ts'

const read = (code: string, typed: string) => readAnyPhone(code, nationalNumber(code, typed))

test.each([
  '0901234567',
  '901234567',
  '+84901234567',
  '0084901234567',
  '+84 090 123 4567',
  '00901234567',
])('%j is one number', (typed) => {
  expect(read('84', typed)).toBe('+84901234567')
})

test('however it is spaced, it is one number', () => {
  const gaps = fc.array(fc.constantFrom('', ' ', '-', '.', '\u3000', '('), {
    minLength: 10,
    maxLength: 10,
  })
  fc.assert(
    fc.property(gaps, fc.boolean(), (between, wide) => {
      const digits = Array.from('0901234567').map((one) =>
        wide ? String.fromCodePoint(one.charCodeAt(0) + 0xfee0) : one,
      )
      expect(read('84', digits.map((one, at) => one + between[at]).join(''))).toBe('+84901234567')
    }),
  )
})

test('some countries keep their zero', () => {
  expect(read('39', '06 1234 5678')).toBe('+390612345678')
})

test.each([
  '',
  '0',
  '000000',
  '12',
  'abc',
  '+1 555 123 4567',
  '1'.repeat(15),
  '๐๙๐๑๒๓๔๕๖๗',
  '-1e9',
])('%j is no number', (typed) => {
  expect(read('84', typed)).toBeUndefined()
})

test.each(['', '+84', '0', '12345', '8a'])('%j is no dialling code', (code) => {
  expect(readAnyPhone(code, '901234567')).toBeUndefined()
})

test('one mailbox and one card have one key', () => {
  expect(emailKey(' Ann@Example.COM')).toBe(emailKey('ａnn@example.com '))
  expect(idNumberKey('ab-12 34.5')).toBe(idNumberKey('ＡＢ１２３４５'))
})
