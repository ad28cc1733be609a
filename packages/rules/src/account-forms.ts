import { defaultRules } from './default-rules.ts'
import type { FieldRule } from './field-rule.ts'
import type { Form, FormField } from './form.ts'
import type { BrandRules } from './register-form.ts'

/** A code that the person was sent or is shown. */
const code = { rule: defaultRules.any }

function ruleOf(rules: BrandRules, name: 'username' | 'password' | 'mobileNum' | 'email') {
  const rule: FieldRule = rules[name] ?? defaultRules[name]
  return { ...rule, enabled: true, required: true }
}

const phone = (rules: BrandRules): FormField => ({ rule: ruleOf(rules, 'mobileNum'), as: 'phone' })
const newPassword = (rules: BrandRules): FormField => ({
  rule: ruleOf(rules, 'password'),
  as: 'new_password',
})

export function loginForm(
  rules: BrandRules,
  { by, captcha }: { readonly by: 'username' | 'sms'; readonly captcha: boolean },
): Form {
  const asked: Record<string, FormField> =
    by === 'sms'
      ? { mobileNum: phone(rules), verificationCode: code }
      : { username: { rule: defaultRules.any }, password: { rule: defaultRules.oldPassword } }
  return new Map(Object.entries(captcha ? { ...asked, captcha: code } : asked))
}

/** The old password is not asked again where it was just given. */
export function changePasswordForm(
  rules: BrandRules,
  { oldIsKnown }: { readonly oldIsKnown: boolean },
): Form {
  const repeated = { rule: ruleOf(rules, 'password'), repeats: 'newPassword' }
  const fresh = { newPassword: newPassword(rules), confirmNewPassword: repeated }
  const old = { oldPassword: { rule: defaultRules.oldPassword } }
  return new Map<string, FormField>(Object.entries(oldIsKnown ? fresh : { ...old, ...fresh }))
}

export function forgotByEmailForm(rules: BrandRules): Form {
  const [username, email] = [ruleOf(rules, 'username'), ruleOf(rules, 'email')]
  return new Map(Object.entries({ username: { rule: username }, email: { rule: email } }))
}

export function forgotByPhoneForm(rules: BrandRules): Form {
  const fields = {
    mobileNum: phone(rules),
    verificationCode: code,
    newPassword: newPassword(rules),
  }
  return new Map<string, FormField>(Object.entries(fields))
}
