import type { InputOf, Calls } from '@fairhouse/protocol'
import {
  checkForm,
  registerForm,
  wordsOf,
  type CheckedForm,
  type FaultWords,
  type Form,
  type Registration,
} from '@fairhouse/rules'
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min'
import type { Brand } from '#modules/brand'
import { Refusal } from '#platform/http'
import { dayIn } from '#platform/zone'

export type Mode = Registration['mode']
export type RegisterInput = InputOf<Calls['PUT /wps/member/register']>

export interface CheckedRegistration {
  values: ReadonlyMap<string, string>
  /** As E.164. */
  mobile: string | undefined
  /** The code typed for that number. */
  code: string | undefined
  /** The form carries a proof of the number, valid or not. */
  isProved: boolean
}

interface Facts {
  now: Date
  readPhone(diallingCode: string, national: string): string | undefined
}

/** Input that is not a form field. */
type NonFormField =
  | 'captcha'
  | 'countryDialingCode'
  | 'login'
  | 'registerUrl'
  | 'registerMethod'
  | 'domain'
  | 'firebaseChannel'
  | 'firebaseIdToken'
  | 'agreeTerms'
  | 'ageConfirmed'

function typedFields(input: RegisterInput): Omit<RegisterInput, NonFormField> {
  const { captcha: _captcha, countryDialingCode: _code, login: _login, ...rest } = input
  const { registerUrl: _url, registerMethod: _method, domain: _domain, ...typed } = rest
  const { firebaseChannel: _channel, firebaseIdToken: token, ...more } = typed
  const { agreeTerms: _agree, ageConfirmed: _age, verificationCode, ...fields } = more
  // A number proved by the phone provider needs no code from us.
  return token === undefined && verificationCode !== undefined
    ? { ...fields, verificationCode }
    : fields
}

/**
 * The brand's form in this mode. The captcha is checked separately: it has two kinds of answers.
 */
function formOf({ settings, flags }: Brand, mode: Mode, { firebaseIdToken }: RegisterInput): Form {
  const byToken = firebaseIdToken !== undefined
  const form = new Map(
    registerForm(settings.registerRules, {
      mode,
      bySms: flags.has('REGMOBVERF3') && !byToken,
      mobilePassword: flags.has('MOBILENUMPASSREG3'),
    }),
  )
  form.delete('captcha')
  const phone = form.get('mobileNum')
  if (byToken && phone) {
    form.set('mobileNum', { ...phone, rule: { ...phone.rule, enabled: true, required: true } })
  }
  return form
}

function diallingCodeOf({ country }: Brand, { countryDialingCode }: RegisterInput): string {
  const home = isSupportedCountry(country) ? getCountryCallingCode(country) : ''
  return countryDialingCode?.replace(/^\+/, '') ?? home
}

/** Input of a registration through an identity provider. */
export type ProvidedInput = Pick<
  RegisterInput,
  'username' | 'affiliateCode' | 'referralCode' | 'agreeTerms' | 'ageConfirmed'
>

const providedFields = ['username', 'affiliateCode', 'referralCode'] as const

interface AgreementWords {
  key: 'agree_terms' | 'confirm_age'
  values?: { age: number }
}

/** Refuses with `invalid_fields` unless all fields are valid and terms and age are confirmed. */
function requireValid(
  { faults }: CheckedForm,
  { agreeTerms, ageConfirmed }: ProvidedInput,
  minimumAge: number,
): void {
  const words = new Map<string, FaultWords | AgreementWords>()
  for (const [field, fault] of faults) words.set(field, wordsOf(fault))
  if (agreeTerms !== true) words.set('agreeTerms', { key: 'agree_terms' })
  if (ageConfirmed !== true) {
    words.set('ageConfirmed', { key: 'confirm_age', values: { age: minimumAge } })
  }
  if (words.size > 0) throw new Refusal('invalid_fields', Object.fromEntries(words))
}

/** Checks all that needs no database or service; refuses with `invalid_fields`. */
export function checkRegistration(
  input: RegisterInput,
  brand: Brand,
  mode: Mode,
  { now, readPhone }: Facts,
): CheckedRegistration {
  const { minimumAge } = brand.accounts
  const diallingCode = diallingCodeOf(brand, input)
  const facts = { today: dayIn(brand.timeZone, now), minimumAge, diallingCode, readPhone }
  const checked = checkForm(formOf(brand, mode, input), typedFields(input), facts)
  requireValid(checked, input, minimumAge)
  const { values } = checked
  const [national, code] = [values.get('mobileNum'), values.get('verificationCode')]
  return {
    values,
    mobile: national === undefined ? undefined : readPhone(diallingCode, national),
    code,
    isProved: code !== undefined || input.firebaseIdToken !== undefined,
  }
}

/** Checks the form of a registration through an identity provider: a name only. */
export function checkProvided(input: ProvidedInput, brand: Brand): CheckedRegistration {
  const { minimumAge } = brand.accounts
  const whole = formOf(brand, 'register', {})
  const form = new Map([...whole].filter(([name]) => isProvided(name)))
  const { username, affiliateCode, referralCode } = input
  const today = { year: 0, month: 0, day: 0 }
  const facts = { today, minimumAge, diallingCode: '' }
  const checked = checkForm(form, { username, affiliateCode, referralCode }, facts)
  requireValid(checked, input, minimumAge)
  return { values: checked.values, mobile: undefined, code: undefined, isProved: false }
}

const isProvided = (name: string) => providedFields.some((one) => one === name)
