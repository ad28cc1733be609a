import type { AccountKey } from '@fairhouse/i18n/account'
import { CallFailed, CallRefused } from '#lib/call'

type Say = (key: AccountKey) => string

/** The same for what came with the address of the page: nobody here typed it. */
export function addressProblem(error: unknown, ta: Say): string {
  const isNone = error instanceof CallRefused && error.code === 'bad_request'
  return isNone ? ta('security.invalid_url') : problemText(error, ta)
}

/** What a person is told when a call did not do what was asked. */
export function problemText(error: unknown, ta: Say): string {
  if (error instanceof CallRefused) return error.message
  return ta(error instanceof CallFailed ? 'login.network' : 'security.unknown')
}
