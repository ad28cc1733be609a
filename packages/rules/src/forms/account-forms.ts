import { defaultRules } from './default-rules.ts'
import type { FieldRule } from '../fields/field-rule.ts'
import type { Form, FormField } from './form.ts'
import type { BrandRules } from './register-form.ts'

/** A code that the person was sent or is shown. */
const code = { rule: defaultRules.any }

function ruleOf(rules: BrandRules, name: 'username' | 'password' | 'mobileNum' | 'email') {
  const rule: FieldRule = rules[name] ?? defaultRules[name]
  return { ...rule, enabled: true, required: true }
}

/** The field of a phone number, also where nothing else is asked. */
export function phoneField(rules: BrandRules): FormField {
  return { rule: ruleOf(rules, 'mobileNum'), as: 'phone' }
}

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
      ? { mobileNum: phoneField(rules), verificationCode: code }
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
    mobileNum: phoneField(rules),
    verificationCode: code,
    newPassword: newPassword(rules),
  }
  return new Map<string, FormField>(Object.entries(fields))
}

/** The code of the mailbox and what the password shall be, beside what was asked before. */
export function resetByEmailForm(rules: BrandRules): Form {
  const more = { verificationCode: code, newPassword: newPassword(rules) }
  return new Map<string, FormField>([...forgotByEmailForm(rules), ...Object.entries(more)])
}

export function contactEmailForm(rules: BrandRules): Form {
  return new Map(Object.entries({ email: { rule: ruleOf(rules, 'email') } }))
}

/** Another phone number or email address of an account, with the code that was sent there. */
export function contactForm(rules: BrandRules, name: 'mobileNum' | 'email'): Form {
  const contact = name === 'email' ? contactEmailForm(rules) : [[name, phoneField(rules)] as const]
  return new Map<string, FormField>([...contact, ['verificationCode', code]])
}

/** What proves who somebody is: a code, the name on a bank account, or the password. */
export function proofForm(kind: 'code' | 'password'): Form {
  return new Map([['code', kind === 'code' ? code : { rule: defaultRules.oldPassword }]])
}

/** The letters of a picture alone, where they go with a call of their own. */
export const captchaForm: Form = new Map([['captcha', code]])

export function withCaptcha(form: Form): Form {
  return new Map([...form, ...captchaForm])
}

/** A registration through an identity provider: a name, and the inviter where the brand asks. */
export function socialRegisterForm(rules: BrandRules): Form {
  const inviters = socialInviters.flatMap((name): [string, FormField][] => {
    const rule = rules[name]
    return rule?.enabled === true ? [[name, { rule }]] : []
  })
  return new Map<string, FormField>([
    ['username', { rule: ruleOf(rules, 'username') }],
    ...inviters,
  ])
}

export const socialInviters = ['referralCode', 'affiliateCode'] as const
