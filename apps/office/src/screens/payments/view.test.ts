import { expect, test } from 'vitest'
import { feeText, formOf, termsOf, type Method } from './view.ts'

const method: Method = {
  code: 'cards',
  provider: 'acme',
  currency: 'VND',
  enabled: true,
  seen: 'x',
  name: 'Acme',
  channel: 'page',
  least: '50000.0000',
  most: '1000000.0000',
  mostADay: '2000000.0000',
  quick: ['100000.0000', '500000.0000'],
  feePercent: '0.5000',
  feeFixed: '0.0000',
  minutes: '15',
  institution: '',
  accountNumber: '',
  accountName: '',
  qr: '',
}

test('an unchanged form is sent as it was loaded', () => {
  const form = formOf(method)
  expect(form).toMatchObject({ least: '50,000', quick: '100,000 500,000', feePercent: '0.50' })
  expect(termsOf(form)).toMatchObject({
    least: '50000',
    quick: ['100000', '500000'],
    feePercent: '0.50',
    minutes: '15',
  })
  expect(Object.keys(termsOf(form))).not.toContain('seen')
})

test('a new method has no amounts', () => {
  expect(termsOf(formOf(undefined))).toMatchObject({ least: '', quick: [], feePercent: '0.00' })
})

test('a fee is a share, a fixed amount, both or none', () => {
  expect(feeText(method)).toBe('0.50 %')
  expect(feeText({ ...method, feePercent: '0.0000' })).toBeUndefined()
  expect(feeText({ ...method, feeFixed: '1000.0000' })).toMatch(/^0\.50 % \+ .*1,000/)
})
