import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { completeLanguages } from './languages.ts'

/** LIST of the messages in sections 5 and 8 of the specification, by their keys. */
const messages = [
  ['password within min to max characters', 'rules.type_0'],
  ['valid verification code', 'refusals.wrong_code'],
  ['valid phone', 'rules.wrong_phone'],
  ['{0} digit phone number', 'rules.phone_digits'],
  ['confirmation inconsistent', 'rules.not_the_same'],
  ['invalid invitation code', 'rules.invitation_code_error'],
  ['invitation code error of the server', 'refusals.invitation_code_error'],
  ['input cannot be empty', 'rules.required'],
  ['enter feedback content between two counts', 'feedback.content_wrong'],
  ['agree to terms', 'rules.agree_terms'],
  ['age confirmation', 'rules.confirm_age'],
  ['age in the limit of the birthday', 'rules.too_young'],
  ['trial account on a protected feature', 'login.in_need_true_account'],
  ['its button', 'login.in_increase_submit'],
  ['SMS send fails', 'refusals.sms_unavailable'],
  ['register an account first', 'refusals.trial_account'],
  ['not logged in, please log in', 'refusals.not_signed_in'],
  ['network link abnormal, try again', 'login.network'],
  ['page load timed out, check your network', 'site.crash_text'],
  ['unknown error', 'security.unknown'],
  ['username or email does not exist', 'security.username_or_email_unknown'],
  ['invalid URL, contact customer service', 'security.invalid_url'],
  ['popup blocked, allow and retry', 'security.popup_blocked'],
  ['please contact your agent', 'security.forgot_help'],
  ['please complete verification first', 'security.step_up_title'],
  ['access restricted by location or IP', 'site.restriction_text'],
  ['system maintenance', 'site.maintenance_title'],
  ['Non-agents cannot log in', 'refusals.not_an_agent'],
  ['Non-member account unable to login', 'refusals.not_a_member'],
  ['invalid-phone-number', 'login.phone_invalid_phone_number'],
  ['missing-phone-number', 'login.phone_missing_phone_number'],
  ['too-many-requests', 'login.phone_too_many_requests'],
  ['unknown of the phone', 'login.phone_unknown'],
  ['invalid-verification-code', 'login.phone_invalid_verification_code'],
  ['missing-verification-code', 'login.phone_missing_verification_code'],
  ['captcha-check-failed', 'login.phone_captcha_check_failed'],
  ['quota-exceeded', 'login.phone_quota_exceeded'],
  ['operation-not-allowed', 'login.phone_operation_not_allowed'],
  ['code-expired', 'login.phone_code_expired'],
  ['popup-closed-by-user', 'login.phone_popup_closed_by_user'],
] as const

const folder = new URL('./words/', import.meta.url)

function textOf(tag: string, key: string): unknown {
  const [area = '', name = ''] = key.split('.')
  const file = new URL(`${tag.toLowerCase()}/${area}.json`, folder)
  return JSON.parse(readFileSync(file, 'utf8'))[name]
}

test.each(messages)('[VAL-07] %s has its text in every pack', (_message, key) => {
  const texts = completeLanguages.map(({ tag }) => textOf(tag, key))
  expect(texts).toHaveLength(6)
  for (const text of texts) expect(text).toMatch(/\S/)
  // A text that was only copied is in no other language; Filipino keeps a few English terms.
  expect(new Set(texts).size).toBeGreaterThanOrEqual(5)
})
