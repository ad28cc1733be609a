import { loginForm, type Form } from '@fairhouse/rules'
import { call, sealText } from '#lib/call'
import { randomId } from '#lib/random'

/** Only the captcha, if asked for. */
export function captchaForm(isAsked: boolean): Form {
  const captcha = loginForm({}, { by: 'username', captcha: true }).get('captcha')
  return new Map(isAsked && captcha ? [['captcha', captcha]] : [])
}

/** The specification sends a random text, reversed and sealed; the server does not trust it. */
export async function playFree(captcha: string | undefined) {
  const reversed = randomId().split('').toReversed().join('')
  return call('POST /wps/session/login/freeplay', {
    os: navigator.platform.slice(0, 64),
    platform: 'W',
    key: await sealText(reversed),
    version: 3,
    ...(captcha && { captcha }),
  })
}
