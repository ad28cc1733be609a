import { CallFailed, CallRefused } from '@fairhouse/browser/call'
import type { Say } from '#lib/words'

/** What a colleague is told when a call did not do what was asked; fields at fault come along. */
export function problemText(error: unknown, t: Say): string {
  if (error instanceof CallRefused) {
    return [error.message, ...Object.values(error.errors)].join(' ')
  }
  return t(error instanceof CallFailed ? 'common.no_network' : 'common.went_wrong')
}
