import { expect, test } from 'vitest'
import { destinationOf, ownServices, readAllowance } from './allowance.ts'

test('[SEC-15] allows public addresses always, others only if listed', () => {
  const none = readAllowance([])
  expect(none.hasAddress('8.8.8.8', 443)).toBe(true)
  expect(none.hasAddress('10.0.5.7', 443)).toBe(false)
  const some = readAllowance(['10.0.5.0/24', '[::1]:25', 'fd00::/8', '127.0.0.1:9000'])
  expect(some.hasAddress('10.0.5.7', 443)).toBe(true)
  expect(some.hasAddress('::ffff:10.0.5.7', 443)).toBe(true)
  expect(some.hasAddress('10.0.6.7', 443)).toBe(false)
  expect([some.hasAddress('::1', 25), some.hasAddress('::1', 26)]).toEqual([true, false])
  expect(some.hasAddress('fd12::1', 80)).toBe(true)
  expect(some.hasAddress('127.0.0.1', 9000)).toBe(true)
  expect(some.hasAddress('127.0.0.1', 5432)).toBe(false)
})

test('[SEC-15] allows an exact name, with its port if given', () => {
  const allowed = readAllowance(['minio:9000', 'mail.internal'])
  const has = (host: string, port: number) => allowed.hasHost({ host, port })
  expect([has('minio', 9000), has('MINIO.', 9000), has('minio', 80)]).toEqual([true, true, false])
  expect([has('mail.internal', 25), has('evil.mail.internal', 25)]).toEqual([true, false])
  expect(allowed.hasAddress('10.0.0.1', 9000)).toBe(false)
})

test.each(['10.0.0.0/33', '10.0.0/8', 'a b:c', '[::1', '::1/129', 'host:99999', '10.0.0.0/', ''])(
  '[SEC-15] %j cannot be allowed',
  (entry) => {
    expect(() => readAllowance([entry])).toThrow(RangeError)
  },
)

test.each([
  ['http://2130706433/', '127.0.0.1', 80],
  ['http://0x7f.1/', '127.0.0.1', 80],
  ['https://0177.0.0.1:8443/', '127.0.0.1', 8443],
  ['https://[::FFFF:127.0.0.1]/', '::ffff:7f00:1', 443],
  ['https://LOCALHOST./', 'localhost', 443],
  ['smtps://mail.example', 'mail.example', 465],
])('[SEC-15] %s goes to %s', (url, host, port) => {
  expect(destinationOf(new URL(url))).toEqual({ host, port })
})

test('[SEC-15] allows configured local services at their port', () => {
  const urls = ['http://127.0.0.1:4321', 'http://[::1]:9000/b', 'https://sms.example', undefined]
  expect(ownServices(urls)).toEqual(['127.0.0.1:4321', '[::1]:9000'])
})
