import { CallRefused } from '#lib/call'

/** Whether the next attempt needs a captcha. */
export function wantsCaptcha(error: unknown): boolean {
  return (
    error instanceof CallRefused && (error.code === 'wrong_captcha' || 'captcha' in error.errors)
  )
}
