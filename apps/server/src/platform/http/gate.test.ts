import { expect, test } from 'vitest'
import { bearerToken, cookieHeader, cookieName, readCookie } from './gate.ts'

test('the cookie half is HttpOnly, Lax, and host-bound and secure over https', () => {
  const name = cookieName('player', true)
  expect(name).toBe('__Host-fairhouse')
  expect(cookieHeader(name, 'half', true)).toBe(
    '__Host-fairhouse=half; Path=/; HttpOnly; SameSite=Lax; Secure',
  )
  expect(cookieHeader(cookieName('office', false), null, false)).toBe(
    'fairhouse-office=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
  )
})

test.each([
  ['fairhouse=abc', 'abc'],
  ['a=b; fairhouse=abc; c=d', 'abc'],
  ['xfairhouse=abc', undefined],
  ['fairhouse', undefined],
  [undefined, undefined],
])('reads the cookie from %s', (header, value) => {
  expect(readCookie(header, 'fairhouse')).toBe(value)
})

test('accepts bearer tokens only', () => {
  expect(bearerToken('Bearer abc')).toBe('abc')
  expect(bearerToken('Basic abc')).toBeUndefined()
  expect(bearerToken(undefined)).toBeUndefined()
})
