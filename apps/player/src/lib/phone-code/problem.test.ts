import { accountWords } from '@fairhouse/i18n/account'
import { expect, test } from 'vitest'
import { phoneProblem } from './problem.ts'

test.each([
  ['invalid-phone-number', 'INVALID_PHONE_NUMBER : too short'],
  ['missing-phone-number', 'MISSING_PHONE_NUMBER'],
  ['too-many-requests', 'TOO_MANY_ATTEMPTS_TRY_LATER'],
  ['invalid-verification-code', 'INVALID_CODE'],
  ['missing-verification-code', 'MISSING_CODE'],
  ['captcha-check-failed', 'CAPTCHA_CHECK_FAILED : Hostname match not found'],
  ['quota-exceeded', 'QUOTA_EXCEEDED'],
  ['operation-not-allowed', 'OPERATION_NOT_ALLOWED'],
  ['code-expired', 'SESSION_EXPIRED'],
  ['popup-closed-by-user', 'POPUP_CLOSED_BY_USER'],
  ['unknown', 'WHATEVER'],
])('[AUTH-14] %s has a text under both of its names', async (code, message) => {
  const problem = phoneProblem(`auth/${code}`)
  expect(problem).toBe(code.replaceAll('-', '_'))
  expect(phoneProblem(message)).toBe(problem)
  const words = await accountWords.load('VI')
  expect(words.login[`phone_${problem}`]).toBeTruthy()
})
