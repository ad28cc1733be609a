import { registerForm, shownFields as fieldsToShow, type Form } from '@fairhouse/rules'
import { isOn } from '#lib/flags'
import type { Mode, Status } from './status.ts'

type Brand = Pick<Status, 'whitelabel' | 'registerRules'>

/** Registration modes enabled by the brand. */
export function listModes(status: Brand): Mode[] {
  const modes: Mode[] = []
  if (isOn(status, 'USERNAMEREG3')) modes.push('register')
  if (isOn(status, 'MOBILENUMREG3')) modes.push('registerMobile')
  return modes
}

/**
 * The form of a mode. The captcha field accepts any text, since the proof of work is longer than
 * the picture's letters; the server checks both.
 */
export function brandForm(status: Brand, mode: Mode): Form {
  const form = registerForm(status.registerRules, {
    mode,
    bySms: isOn(status, 'REGMOBVERF3'),
    mobilePassword: isOn(status, 'MOBILENUMPASSREG3'),
  })
  const captcha = form.get('captcha')
  if (!captcha) return form
  const rule = { ...captcha.rule, acceptedPattern: '*', minLength: 0, maxLength: 255 }
  return new Map([...form, ['captcha', { rule }]])
}

/** Fields to show; `short` omits optional ones. */
export function shownFields(form: Form, status: Brand, mode: Mode, short: boolean): string[] {
  return fieldsToShow(form, status.registerRules, mode, short)
}
