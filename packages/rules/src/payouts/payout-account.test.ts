import { expect, test } from 'vitest'
import { isCryptoAddress } from './crypto-address.ts'
import { isIban } from './iban.ts'
import { passesLuhn } from './luhn.ts'
import { isPaymentPassword } from '../passwords/payment-password.ts'
import {
  maskedAccount,
  maskedName,
  readPayoutAccount,
  type PayoutAccount,
} from './payout-account.ts'
import { isSameName } from '../names/same-name.ts'

/** Public vectors: EIP-55, BIP 173 and 350, the first block's address, a contract on TRON. */
const good = {
  TRON: ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7'],
  ETHEREUM: [
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
    '0xde709f2102306220921060314715629080e2fb77',
  ],
  BITCOIN: [
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  ],
} as const

test('addresses of public vectors are known, and not with one sign changed', () => {
  for (const network of ['TRON', 'ETHEREUM', 'BITCOIN'] as const) {
    for (const address of good[network]) {
      expect(isCryptoAddress(network, address), address).toBe(true)
      if (/^0x[0-9a-f]+$/.test(address)) continue
      const at = address.length - 4
      const sign = address[at] ?? ''
      const other = /[a-z]/.test(sign) ? (sign === 'q' ? 'p' : 'q') : sign === '2' ? '3' : '2'
      const changed = address.slice(0, at) + other + address.slice(at + 1)
      if (network === 'ETHEREUM') continue
      expect(isCryptoAddress(network, changed), changed).toBe(false)
    }
  }
  expect(isCryptoAddress('ETHEREUM', '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toBe(false)
  // A version 0 address with the later checksum, and one whose program is too long: BIP 350.
  for (const bad of [
    'bc1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav',
    'bc1pw5dgrnzv',
    'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
    '',
  ]) {
    expect(isCryptoAddress('BITCOIN', bad), bad).toBe(false)
  }
})

test('numbers of cards and accounts show whether they are whole', () => {
  expect(['4111111111111111', '79927398713', '6011000990139424'].every(passesLuhn)).toBe(true)
  expect(['4111111111111112', '79927398710', ''].some(passesLuhn)).toBe(false)
  expect(['GB82WEST12345698765432', 'DE89370400440532013000'].every(isIban)).toBe(true)
  expect(['GB82WEST12345698765433', 'DE8937040044053201300'].some(isIban)).toBe(false)
})

test('a payout account is kept in one writing, or its faults are told by field', () => {
  const typed = { kind: 'bank', institution: ' My  Bank ', number: '0123 4567-89', name: 'An  Le' }
  const read = (changed: object) => readPayoutAccount({ ...typed, ...changed } as PayoutAccount, [])
  expect(read({})).toMatchObject({
    account: { institution: 'My Bank', number: '0123456789', name: 'An Le' },
    isGood: true,
  })
  const faultsOf = (changed: object) => read(changed).faults
  expect(faultsOf({ number: '4111 1111 1111 1112' })).toEqual({ number: 'invalid' })
  expect(faultsOf({ number: '4111 1111 1111 1111' })).toEqual({})
  expect(faultsOf({ number: '12345' })).toEqual({ number: 'invalid' })
  expect(faultsOf({ number: '1'.repeat(30) })).toEqual({ number: 'invalid' })
  expect(faultsOf({ institution: '', name: '', number: '' })).toEqual({
    institution: 'required',
    name: 'required',
    number: 'required',
  })
  expect(faultsOf({ name: 'A\u202Eb', institution: 'x'.repeat(65) })).toEqual({
    name: 'invalid',
    institution: 'too_long',
  })
  expect(faultsOf({ kind: 'ewallet', number: '+84 901 234 567' })).toEqual({})
  expect(faultsOf({ kind: 'ewallet', number: 'me@example.com' })).toEqual({})
  expect(faultsOf({ kind: 'ewallet', number: 'me' })).toEqual({ number: 'invalid' })
  const crypto = { kind: 'crypto', institution: 'TRON', number: good.TRON[0] }
  expect(faultsOf(crypto)).toEqual({})
  expect(faultsOf({ ...crypto, institution: 'BITCOIN' })).toEqual({ number: 'invalid' })
  expect(faultsOf({ ...crypto, institution: 'DOGE' })).toMatchObject({ institution: 'invalid' })
  expect(maskedAccount('0123456789')).toBe('•••• 6789')
  expect(maskedName('Mai Thị Lê')).toBe('M••• T••• L•••')
})

test('[SEC-10] where banks are listed, one is chosen by its id and kept by its name', () => {
  const choices = [{ id: 'VCB', name: 'Vietcombank' }]
  const read = (institution: string) =>
    readPayoutAccount({ kind: 'bank', institution, number: '0123456789', name: 'An Le' }, choices)
  expect(read('VCB')).toMatchObject({ account: { institution: 'Vietcombank' }, isGood: true })
  expect(read('VСB').faults).toEqual({ institution: 'invalid' })
  expect(read('').faults).toEqual({ institution: 'required' })
})

test('a name is the same however a bank writes it', () => {
  expect(isSameName('Nguyễn Văn Đức', 'NGUYEN VAN DUC')).toBe(true)
  expect(isSameName('Anna Smith', 'SMITH, Anna')).toBe(true)
  expect(isSameName('Anna Smith', 'Anna Smyth')).toBe(false)
  expect(isSameName('', '')).toBe(false)
})

test('a payment password is neither one sign nor a row of keys', () => {
  expect(['482913', 'pay-4821-pay'].every(isPaymentPassword)).toBe(true)
  expect(['', '48291', '111111', '123456', '654321', '567890'].some(isPaymentPassword)).toBe(false)
})
