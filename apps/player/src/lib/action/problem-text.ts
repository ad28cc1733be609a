import type { AccountKey } from '@fairhouse/i18n/account'
import { CallFailed, CallRefused } from '#lib/call'

type Translate = (key: AccountKey) => string

/** The error text for a token from the address, which the user did not type. */
export function addressProblem(error: unknown, t: Translate): string {
  const isBadRequest = error instanceof CallRefused && error.code === 'bad_request'
  return isBadRequest ? t('security.invalid_url') : problemText(error, t)
}

/** The error text of a failed call. */
export function problemText(error: unknown, t: Translate): string {
  if (error instanceof CallRefused) return error.message
  return t(error instanceof CallFailed ? 'login.network' : 'security.unknown')
}
