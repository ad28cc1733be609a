import { defaultRules } from './default-rules.ts'
import type { FieldRule } from '../fields/field-rule.ts'
import type { Form, FormField } from './form.ts'

export type BrandRules = Readonly<Partial<Record<string, FieldRule>>>

export interface Registration {
  readonly mode: 'register' | 'registerMobile'
  /** The switch for verification by SMS. */
  readonly bySms: boolean
  /** The switch that lets who registers by phone choose a password. */
  readonly mobilePassword: boolean
}

const asked = (rule: FieldRule): FieldRule => ({ ...rule, enabled: true, required: true })
const unasked = (rule: FieldRule): FieldRule => ({ ...rule, enabled: false })

/** What the mode and the switches ask for, whatever the brand's rules say. */
function firm(rules: BrandRules, { mode, bySms, mobilePassword }: Registration): BrandRules {
  const byName = mode === 'register'
  const { username = defaultRules.username, mobileNum = defaultRules.mobileNum } = rules
  const code = defaultRules.any
  const password = asked(rules.password ?? defaultRules.password)
  const sends = bySms && (!byName || rules.mobileNum?.enabled === true)
  const phone = sends || !byName ? asked(mobileNum) : rules.mobileNum
  const ownPassword = { ...password, enabled: byName || mobilePassword, required: byName }
  return {
    username: asked(byName ? username : mobileNum),
    password: ownPassword,
    confirmPassword: ownPassword,
    ...(phone && { mobileNum: phone }),
    verificationCode: sends ? asked(code) : unasked(code),
  }
}

/** A payment password that is asked for is needed; who invited is taken even without a field. */
function adjusted(name: string, rule: FieldRule): FieldRule {
  if (name === 'paymentPassword') return { ...rule, required: true }
  return inviters.includes(name) && !rule.enabled ? defaultRules.inviter : rule
}

const inviters = ['affiliateCode', 'referralCode', 'recommenderId']

/** LIST of the fields that are more than text. */
const kinds: Readonly<Record<string, Omit<FormField, 'rule'>>> = {
  password: { as: 'new_password' },
  confirmPassword: { repeats: 'password' },
  mobileNum: { as: 'phone' },
  birthday: { as: 'birthday' },
}

/** Who registers by phone has the number as name on the wire, and gets another of their own. */
const kindOf = (name: string, { mode }: Registration) =>
  name === 'username' && mode === 'registerMobile'
    ? ({ as: 'phone', echoes: 'mobileNum' } as const)
    : kinds[name]

/** The form of a brand in one of the two modes, in the order of the brand's rules. */
export function registerForm(rules: BrandRules, registration: Registration): Form {
  const inviting = Object.fromEntries(inviters.map((name) => [name, defaultRules.inviter]))
  const own = firm(rules, registration)
  const names = new Set([...Object.keys(rules), ...Object.keys(own), ...inviters])
  return new Map(
    [...names].flatMap((name): [string, FormField][] => {
      const rule = own[name] ?? rules[name] ?? inviting[name]
      return rule === undefined
        ? []
        : [[name, { ...kindOf(name, registration), rule: adjusted(name, rule) }]]
    }),
  )
}

/**
 * The fields to show, in the brand's order; who registers by phone begins with the number. `short`
 * leaves out what nobody needs to fill in.
 */
export function shownFields(
  form: Form,
  rules: BrandRules,
  mode: Registration['mode'],
  short: boolean,
): string[] {
  const names = [...form]
    .filter(([, { rule, echoes }]) => rule.enabled && echoes === undefined)
    .filter(([name]) => !inviters.includes(name) || rules[name]?.enabled === true)
    .filter(([name, { rule }]) => !short || (rule.required && name !== 'confirmPassword'))
    .map(([name]) => name)
  const first = mode === 'registerMobile' ? ['mobileNum', 'verificationCode'] : []
  const last = ['captcha']
  const rank = (name: string) => (first.includes(name) ? 0 : last.includes(name) ? 2 : 1)
  const ordered = names.toSorted((one, other) => rank(one) - rank(other))
  return ordered.includes('captcha') ? beforeCode(ordered) : ordered
}

/** Puts the captcha above the code, because the button that sends codes may need it. */
function beforeCode(names: string[]): string[] {
  const others = names.filter((name) => name !== 'captcha')
  const at = others.indexOf('verificationCode')
  return at === -1 ? names : others.toSpliced(at, 0, 'captcha')
}
