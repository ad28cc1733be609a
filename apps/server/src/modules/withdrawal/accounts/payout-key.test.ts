import type { PayoutAccount } from '@fairhouse/rules'
import { expect, test } from 'vitest'
import { payoutKey } from './payout-key.ts'

const keyOf = (kind: PayoutAccount['kind'], institution: string, number: string, country = 'VN') =>
  payoutKey({ kind, institution, number, name: 'An Le' }, country)

test('[SEC-10] one bank account has one key in every spelling of its bank', () => {
  const key = keyOf('bank', 'Vietcombank', '0123456789')
  for (const bank of ['VCB', 'Vietcom bank', 'Vietcоmbank']) {
    expect(keyOf('bank', bank, '0123456789')).toBe(key)
  }
  expect(keyOf('bank', 'BIDV', '0123456789')).not.toBe(key)
  expect(keyOf('bank', 'Vietcombank', '0123456780')).not.toBe(key)
})

test('[SEC-10] an IBAN, an unlisted bank, a wallet and a crypto address have one key too', () => {
  const iban = 'DE89370400440532013000'
  expect(keyOf('bank', 'Sparkasse', iban, 'DE')).toBe(keyOf('bank', 'anything', iban, 'DE'))
  expect(keyOf('bank', 'First Bаnk', '123456', 'DE')).toBe(keyOf('bank', 'first', '123456', 'DE'))
  const wallet = keyOf('ewallet', 'MoMo', '0901234567')
  expect(keyOf('ewallet', 'ví momo', '+84901234567')).toBe(wallet)
  expect(keyOf('ewallet', 'ZaloPay', '0901234567')).not.toBe(wallet)
  const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
  expect(keyOf('crypto', 'ETHEREUM', address.toLowerCase())).toBe(
    keyOf('crypto', 'ETHEREUM', address),
  )
  expect(keyOf('crypto', 'TRON', 'TLa2')).not.toBe(keyOf('crypto', 'TRON', 'TLA2'))
})
