import type { AccountKey } from '@fairhouse/i18n/account'
import type { RegisterField as Name } from '@fairhouse/protocol'
import { useAccountWords } from '#lib/account-words'
import { CaptchaField, CodeField, PasswordField, PhoneField, TextField } from '#lib/forms'
import type { useRegistration } from './use-registration.ts'

interface Props {
  name: string
  registration: ReturnType<typeof useRegistration>
}

/** LIST of the fields with what browsers know of people already. */
const known: Record<Name, string> = {
  username: 'username',
  password: 'new-password',
  confirmPassword: 'new-password',
  payeeName: 'name',
  email: 'email',
  qqNum: 'off',
  mobileNum: 'tel-national',
  recommenderId: 'off',
  captcha: 'off',
  verificationCode: 'one-time-code',
  affiliateCode: 'off',
  paymentPassword: 'off',
  line: 'off',
  whatsapp: 'off',
  zalo: 'off',
  facebook: 'off',
  wechat: 'off',
  idNumber: 'off',
  referralCode: 'off',
  nickname: 'nickname',
  realName: 'name',
  fullName: 'name',
  telegram: 'off',
  birthday: 'bday',
  permanentAddress: 'street-address',
  currentAddress: 'street-address',
  placeOfBirth: 'off',
  nationality: 'country-name',
  occupation: 'organization-title',
  sourceOfIncome: 'off',
}

const isField = (name: string): name is Name => Object.hasOwn(known, name)

/** A field by its name, with the kind of input that its rule asks for. */
export function RegisterField({ name, registration }: Props) {
  const { form, rules, countries, sendCode } = registration
  const { ta } = useAccountWords()
  const rule = rules.get(name)?.rule
  if (!rule || !isField(name)) return null
  if (name === 'captcha') return <CaptchaField form={form} />
  const key: AccountKey = `register.${name}`
  const label = rule.required ? ta(key) : ta('register.optional', { label: ta(key) })
  const field = { form, name, label, placeholder: ta(key) }
  if (name === 'mobileNum') return <PhoneField {...field} countries={countries} />
  if (name === 'verificationCode') {
    const isReady = () => form.check('mobileNum')
    return <CodeField {...field} isReady={isReady} send={sendCode} />
  }
  if (rule.type === 'password') {
    return <PasswordField {...field} autoComplete={known[name]} isNew={name === 'password'} />
  }
  // A native date is written year first; a brand that wants it otherwise gets it typed.
  const isTyped = rule.type === 'date' && rule.patternId === 13
  const type = isTyped ? 'text' : rule.type
  return <TextField {...field} type={type} autoComplete={known[name]} />
}
