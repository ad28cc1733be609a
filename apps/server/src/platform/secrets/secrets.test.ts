import { expect, test } from 'vitest'
import { systemClock } from '#platform/clock'
import { createRandom } from '#platform/random'
import { createSecrets, fingerprint, sameBytes } from './index.ts'

const random = createRandom(systemClock)
const secrets = createSecrets('a secret of the test', random)

test('decrypts what it encrypted, and never encrypts to the same bytes twice', () => {
  const locked = secrets.lock('totp', 'JBSWY3DPEHPK3PXP')
  expect(secrets.unlock('totp', locked)).toBe('JBSWY3DPEHPK3PXP')
  expect(locked.equals(secrets.lock('totp', 'JBSWY3DPEHPK3PXP'))).toBe(false)
  expect(locked.includes('JBSWY3DP')).toBe(false)
})

test('refuses another purpose, another secret or a changed byte', () => {
  const locked = secrets.lock('totp', 'value')
  expect(() => secrets.unlock('transport', locked)).toThrow()
  expect(() => createSecrets('another secret', random).unlock('totp', locked)).toThrow()
  locked.writeUInt8(locked.readUInt8(14) ^ 1, 14)
  expect(() => secrets.unlock('totp', locked)).toThrow()
})

test('[SEC-13] refuses bytes that are too short', () => {
  for (const length of [0, 1, 4, 8, 12, 15, 16, 27]) {
    expect(() => secrets.unlock('totp', Buffer.alloc(length)), String(length)).toThrow()
  }
})

test('fingerprints compare equal only for the same token', () => {
  expect(sameBytes(fingerprint('a'), fingerprint('a'))).toBe(true)
  expect(sameBytes(fingerprint('a'), fingerprint('b'))).toBe(false)
  expect(sameBytes(fingerprint('a'), Buffer.alloc(0))).toBe(false)
})

test('a mac is the same for the same text, purpose and secret only', () => {
  const mac = secrets.mac('code', '123456')
  expect(sameBytes(mac, secrets.mac('code', '123456'))).toBe(true)
  expect(sameBytes(mac, secrets.mac('code', '123457'))).toBe(false)
  expect(sameBytes(mac, secrets.mac('phone', '123456'))).toBe(false)
  const others = createSecrets('another secret', random)
  expect(sameBytes(mac, others.mac('code', '123456'))).toBe(false)
})
