import { registerForm, type Form } from '@fairhouse/rules'
import { isOn } from '#lib/flags'
import type { Mode, Status } from './status.ts'

type Brand = Pick<Status, 'whitelabel' | 'registerRules'>

/** The modes that the brand has switched on. */
export function modesOf(status: Brand): Mode[] {
  const modes: Mode[] = []
  if (isOn(status, 'USERNAMEREG3')) modes.push('register')
  if (isOn(status, 'MOBILENUMREG3')) modes.push('registerMobile')
  return modes
}

/** The form of a mode. What stands in for the picture is longer than its letters: the server
 * judges both. */
export function formOf(status: Brand, mode: Mode): Form {
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

const inviters: readonly string[] = ['affiliateCode', 'referralCode', 'recommenderId']

/**
 * The fields to show, in the brand's order; who registers by phone begins with the number. `short`
 * leaves out what nobody needs to fill in.
 */
export function shownFields(form: Form, status: Brand, mode: Mode, short: boolean): string[] {
  const rules: Readonly<Partial<Record<string, { enabled: boolean }>>> = status.registerRules
  const names = [...form]
    .filter(([, { rule, echoes }]) => rule.enabled && echoes === undefined)
    .filter(([name]) => !inviters.includes(name) || rules[name]?.enabled === true)
    .filter(([name, { rule }]) => !short || (rule.required && name !== 'confirmPassword'))
    .map(([name]) => name)
  const first = mode === 'registerMobile' ? ['mobileNum', 'verificationCode'] : []
  const last = ['captcha']
  const rank = (name: string) => (first.includes(name) ? 0 : last.includes(name) ? 2 : 1)
  return names.toSorted((one, other) => rank(one) - rank(other))
}
