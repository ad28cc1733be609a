import { expect, test } from 'vitest'
import { buildMethodTerms, type MethodInput } from './method-terms.ts'

const online = { currency: 'VND', byHand: false } as const
const wish = { least: '50000', most: '1000000' }
const made = (said: MethodInput) => buildMethodTerms(undefined, said, online)

test('a method has the given values and defaults for the rest', () => {
  const said = { ...wish, quick: ['100000', '500000'], feePercent: '0.5' }
  expect(made(said)).toMatchObject({
    least: '500000000',
    most: '10000000000',
    mostADay: '10000000000',
    quick: ['1000000000', '5000000000'],
    feeMillionths: 5000,
    feeFixed: '0',
    minutes: 30,
    name: '',
    qr: null,
  })
})

test('a change keeps omitted fields, and an empty text clears a field', () => {
  const place = { institution: 'First Bank', accountNumber: '1', accountName: 'Lotus' }
  const known = buildMethodTerms(undefined, { ...wish, ...place }, { ...online, byHand: true })
  const after = buildMethodTerms(known, { most: '2000000', mostADay: '2000000' }, online)
  expect(after).toEqual({ ...known, most: '20000000000', mostADay: '20000000000' })
  expect(buildMethodTerms(known, { institution: '' }, online).institution).toBeNull()
})

test.each<[string, MethodInput]>([
  ['least is missing', {}],
  ['least 0.5 is no amount of VND', { ...wish, least: '0.5' }],
  ['least -1 is no amount of VND', { ...wish, least: '-1' }],
  ['least 0 is no amount of VND', { ...wish, least: '0' }],
  ['most is less than least', { ...wish, most: '49999' }],
  ['most a day is less than most', { ...wish, mostADay: '999999' }],
  ['a quick amount is outside least and most', { ...wish, quick: ['1000001'] }],
  ['more than 8 quick amounts', { ...wish, quick: Array.from({ length: 9 }, () => '60000') }],
  ['fee 20.1 is not 0 to 20 %', { ...wish, feePercent: '20.1' }],
  ['fee x is not 0 to 20 %', { ...wish, feePercent: 'x' }],
  ['the fee takes all of least', { ...wish, feeFixed: '50000' }],
  ['minutes 0 is not 1 to 10080', { ...wish, minutes: '0' }],
  ['qr is no payload of an EMV code', { ...wish, qr: 'hello' }],
  ['name is too long, or has characters that nobody sees', { ...wish, name: 'a\u202Eb' }],
])('%s', (fault, said) => {
  expect(() => made(said)).toThrow(fault)
})

test('a transfer by hand needs an account', () => {
  expect(() => buildMethodTerms(undefined, wish, { ...online, byHand: true })).toThrow(
    'a transfer by hand needs institution, account number and account name',
  )
})
