import { expect, test } from 'vitest'
import { base32Of, enrolLink, stepOfCode } from './index.ts'

/** RFC 6238, appendix B: the secret of the SHA-1 vectors and their last six digits. */
const secret = base32Of(Buffer.from('12345678901234567890'))

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s', (second, code) => {
  expect(stepOfCode(secret, code, new Date(second * 1000))).toBe(Math.floor(second / 30))
})

test('accepts a code one step early or late', () => {
  const at = (second: number) => stepOfCode(secret, '287082', new Date(second * 1000))
  expect([at(29), at(60), at(89)]).toEqual([1, 1, 1])
  expect(at(90)).toBeUndefined()
})

test('the enrolment link names issuer and account', () => {
  const link = enrolLink(secret, { issuer: 'Fairhouse', name: 'admin' })
  expect(link).toContain('otpauth://totp/Fairhouse:admin?')
})

test.each(['', '28708', '2870822', 'abcdef', '28７082'])('refuses %j', (typed) => {
  expect(stepOfCode(secret, typed, new Date(59_000))).toBeUndefined()
})
