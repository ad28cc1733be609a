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
  /** The code that was sent there. */
  code: string | undefined
  /** The form comes with a proof, right or wrong, that the number is theirs. */
  isProved: boolean
}

interface Facts {
  now: Date
  readPhone(diallingCode: string, national: string): string | undefined
}

/** What stands beside the fields of a form. */
type Beside =
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

function typedFields(input: RegisterInput): Omit<RegisterInput, Beside> {
  const { captcha: _captcha, countryDialingCode: _code, login: _login, ...rest } = input
  const { registerUrl: _url, registerMethod: _method, domain: _domain, ...typed } = rest
  const { firebaseChannel: _channel, firebaseIdToken: token, ...more } = typed
  const { agreeTerms: _agree, ageConfirmed: _age, verificationCode, ...fields } = more
  // A number that the provider has proved needs no code of ours.
  return token === undefined && verificationCode !== undefined
    ? { ...fields, verificationCode }
    : fields
}

/** The brand's form in this mode. The captcha is asked for apart: it has two kinds of answers. */
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

/** What somebody says of themselves whom another provider knows. */
export type ProvidedInput = Pick<
  RegisterInput,
  'username' | 'affiliateCode' | 'referralCode' | 'agreeTerms' | 'ageConfirmed'
>

const providedFields = ['username', 'affiliateCode', 'referralCode'] as const

interface AgreementWords {
  key: 'agree_terms' | 'confirm_age'
  values?: { age: number }
}

/** Refuses with `invalid_fields` unless all is right and both are agreed to. */
function requireRight(
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

/** Everything that can be seen without asking anybody; refuses with `invalid_fields`. */
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
  requireRight(checked, input, minimumAge)
  const { values } = checked
  const [national, code] = [values.get('mobileNum'), values.get('verificationCode')]
  return {
    values,
    mobile: national === undefined ? undefined : readPhone(diallingCode, national),
    code,
    isProved: code !== undefined || input.firebaseIdToken !== undefined,
  }
}

/** The same for a form that asks for a name only. */
export function checkProvided(input: ProvidedInput, brand: Brand): CheckedRegistration {
  const { minimumAge } = brand.accounts
  const whole = formOf(brand, 'register', {})
  const form = new Map([...whole].filter(([name]) => isProvided(name)))
  const { username, affiliateCode, referralCode } = input
  const today = { year: 0, month: 0, day: 0 }
  const facts = { today, minimumAge, diallingCode: '' }
  const checked = checkForm(form, { username, affiliateCode, referralCode }, facts)
  requireRight(checked, input, minimumAge)
  return { values: checked.values, mobile: undefined, code: undefined, isProved: false }
}

const isProvided = (name: string) => providedFields.some((one) => one === name)
