import { CallFailed, CallRefused } from '@fairhouse/browser/call'
import type { Translate } from '#lib/words'

/** Error text of a failed call, including field errors. */
export function problemText(error: unknown, t: Translate): string {
  if (error instanceof CallRefused) {
    return [error.message, ...Object.values(error.errors)].join(' ')
  }
  return t(error instanceof CallFailed ? 'common.no_network' : 'common.went_wrong')
}
