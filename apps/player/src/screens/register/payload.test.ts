import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toPayload } from './payload.ts'

beforeEach(() => {
  vi.stubGlobal('location', {
    origin: 'https://play.example',
    pathname: '/register',
    host: 'play.example',
    search: '?token=secret',
  })
})
afterEach(() => void vi.unstubAllGlobals())

const beside = {
  countryDialingCode: '84',
  login: true,
  registerUrl: 'https://play.example/register',
  registerMethod: 'WEB',
  domain: 'play.example',
  agreeTerms: true,
  ageConfirmed: true,
}

test('[REG-15] [REG-22] the payload has the names of the specification', () => {
  const typed = {
    username: 'player1',
    password: 'long enough',
    payeeName: 'A B',
    qqNum: '12345',
    recommenderId: 'R1',
    affiliateCode: 'A1',
    captcha: 'abcd',
  }
  expect(toPayload(typed, 'register', '84')).toEqual({
    ...typed,
    confirmPassword: 'long enough',
    ...beside,
  })
})

test('phone registration uses the number as name; no password, no repetition', () => {
  expect(toPayload({ mobileNum: '901234567' }, 'registerMobile', '84')).toEqual({
    mobileNum: '901234567',
    username: '901234567',
    ...beside,
  })
})
