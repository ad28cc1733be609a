/** LIST of error codes of phone providers, and our names in the specification. */
const problems = {
  INVALID_PHONE_NUMBER: 'invalid_phone_number',
  MISSING_PHONE_NUMBER: 'missing_phone_number',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'too_many_requests',
  TOO_MANY_REQUESTS: 'too_many_requests',
  INVALID_CODE: 'invalid_verification_code',
  INVALID_VERIFICATION_CODE: 'invalid_verification_code',
  MISSING_CODE: 'missing_verification_code',
  MISSING_VERIFICATION_CODE: 'missing_verification_code',
  CAPTCHA_CHECK_FAILED: 'captcha_check_failed',
  QUOTA_EXCEEDED: 'quota_exceeded',
  OPERATION_NOT_ALLOWED: 'operation_not_allowed',
  SESSION_EXPIRED: 'code_expired',
  CODE_EXPIRED: 'code_expired',
  POPUP_CLOSED_BY_USER: 'popup_closed_by_user',
} as const

type Known = keyof typeof problems
export type PhoneProblem = (typeof problems)[Known] | 'unknown'

const isKnown = (name: string): name is Known => Object.hasOwn(problems, name)

/** `auth/code-expired` and `CODE_EXPIRED : too late` mean the same. */
export function phoneProblem(message: unknown): PhoneProblem {
  const [first = ''] = String(message).split(' ')
  const name = first
    .replace(/^auth\//, '')
    .replaceAll('-', '_')
    .toUpperCase()
  return isKnown(name) ? problems[name] : 'unknown'
}
