import { accountWords, type AccountKey } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import type { RegisterField as Name } from '@fairhouse/protocol'
import { CaptchaField, CodeField, PasswordField, PhoneField, TextField } from '#lib/forms'
import type { useRegistration } from './use-registration.ts'

interface Props {
  name: string
  registration: ReturnType<typeof useRegistration>
}

/** LIST of the fields' autocomplete values. */
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

/** Renders a field with the input type of its rule. */
export function RegisterField({ name, registration }: Props) {
  const { form, rules, countries, sendCode } = registration
  const { t } = useWords(accountWords)
  const rule = rules.get(name)?.rule
  if (!rule || !isField(name)) return null
  if (name === 'captcha') return <CaptchaField form={form} />
  const key: AccountKey = `register.${name}`
  const label = rule.required ? t(key) : t('register.optional', { label: t(key) })
  const field = { form, name, label, placeholder: t(key) }
  if (name === 'mobileNum') return <PhoneField {...field} countries={countries} />
  if (name === 'verificationCode') {
    const isReady = () => form.check('mobileNum')
    return <CodeField {...field} isReady={isReady} send={sendCode} />
  }
  if (rule.type === 'password') {
    return <PasswordField {...field} autoComplete={known[name]} isNew={name === 'password'} />
  }
  // A native date field uses year-month-day; other formats use a text field.
  const isTyped = rule.type === 'date' && rule.patternId === 13
  const type = isTyped ? 'text' : rule.type
  return <TextField {...field} type={type} autoComplete={known[name]} />
}
