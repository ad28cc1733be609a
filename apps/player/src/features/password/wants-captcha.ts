import { CallRefused } from '#lib/call'

/** Whether the next try has to come with the letters of a picture. */
export function wantsCaptcha(error: unknown): boolean {
  return (
    error instanceof CallRefused && (error.code === 'wrong_captcha' || 'captcha' in error.errors)
  )
}
