import { expect, test } from 'vitest'
import { isPhone, readPhone, splitPhone } from './read-phone.ts'

test.each([
  ['84', '0901234567', '+84901234567'],
  ['84', '901234567', '+84901234567'],
  ['+84', '090 123-4567', '+84901234567'],
  ['84', '84901234567', '+84901234567'],
  ['84', '+84 0901234567', '+84901234567'],
  ['84', '0084901234567', '+84901234567'],
  ['84', '00901234567', '+84901234567'],
  ['84', '０９０１２３４５６７', '+84901234567'],
  ['39', '06 1234 5678', '+390612345678'],
  ['1', '(202) 555-0123', '+12025550123'],
  ['86', '138 1234 5678', '+8613812345678'],
  ['66', '081 234 5678', '+66812345678'],
  ['62', '0812-3456-7890', '+6281234567890'],
  ['63', '0917 123 4567', '+639171234567'],
  ['44', '07400 123456', '+447400123456'],
])('%s and %s are %s', (code, typed, number) => {
  expect(readPhone(code, typed)).toBe(number)
  expect(isPhone(number)).toBe(true)
  const { countryDialingCode = '', mobileNum = '' } = splitPhone(number) ?? {}
  expect(countryDialingCode).toBe(code.replace('+', ''))
  expect(readPhone(countryDialingCode, mobileNum)).toBe(number)
})

test.each([
  ['84', ''],
  ['84', '12'],
  ['84', '9012345'],
  ['84', '90123456789012'],
  ['84', '+1 202 555 0123'],
  ['84', '901234567 ext. 5'],
  ['84', '901234567;ext=5'],
  ['84', 'tel:901234567'],
  ['84', '๐๙๐๑๒๓๔๕๖๗'],
  ['999', '901234567'],
  ['0', '901234567'],
  ['', '84901234567'],
  ['84,1', '901234567'],
])('%s and %j are no number', (code, typed) => {
  expect(readPhone(code, typed)).toBeUndefined()
})

test.each(['84901234567', '+84 901234567', '+84901', 'tel:+84901234567', ''])(
  '%j of a token is none that we would have read',
  (number) => {
    expect(isPhone(number)).toBe(false)
  },
)
