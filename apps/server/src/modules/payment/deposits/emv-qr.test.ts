import { expect, test } from 'vitest'
import { demoQr } from '../settings/demo.ts'
import { paymentQr, vietQr } from './emv-qr.ts'

test('the code contains amount and reference, with a valid checksum', () => {
  const given = '00020101021138100006ABCDEF53037045802VN5904DEMO6005HANOI6304ABCD'
  const made = paymentQr(given, '150000', 'FH222222222')
  expect(made).toContain('540615000058')
  expect(made).toContain('62150811FH222222222')
  expect(made).toMatch(/^000201010212/)
  expect(made).toMatch(/6304[0-9A-F]{4}$/)
  expect(made?.slice(-4)).not.toBe('ABCD')
  expect(paymentQr(demoQr('1'), '1', 'A')).toContain('FAIRHOUSE DEMO')
})

test('[PC-03] a VietQR code is what NAPAS defines: bank, account, amount and reference', () => {
  // A published example: Agribank, account 1905720, with the text of a transfer.
  const made = paymentQr(vietQr('970405', '1905720'), '50000', 'FH222222222')
  const body =
    '00020101021238510010A0000007270121000697040501071905720' +
    '0208QRIBFTTA530370454055000058' +
    '02VN62150811FH2222222226304'
  expect(made?.slice(0, -4)).toBe(body)
  expect(made?.slice(-4)).toBe(crc(body))
})

test('the checksum follows the specification', () => {
  // CRC-16/CCITT-FALSE of "123456789" is 29B1.
  const made = paymentQr('000201', '1', 'A') ?? ''
  const body = made.slice(0, -4)
  expect(crc(body)).toBe(made.slice(-4))
  expect(crc('123456789')).toBe('29B1')
})

test('a text that is no EMV code gives no code', () => {
  for (const text of ['', 'hello', '0005AB', 'https://example.com']) {
    expect(paymentQr(text, '1', 'A')).toBeUndefined()
  }
})

/** An independent implementation of the checksum. */
function crc(text: string): string {
  const bits = [...Buffer.from(text)].flatMap((byte) =>
    Array.from({ length: 8 }, (_, place) => (byte >> (7 - place)) & 1),
  )
  const left = bits.reduce((state, bit) => {
    const top = (state >> 15) ^ bit
    return ((state << 1) & 0xffff) ^ (top === 1 ? 0x1021 : 0)
  }, 0xffff)
  return left.toString(16).toUpperCase().padStart(4, '0')
}
