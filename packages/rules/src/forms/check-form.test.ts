import { describe, expect, test } from 'vitest'
import {
  changePasswordForm,
  forgotByEmailForm,
  forgotByPhoneForm,
  loginForm,
} from './account-forms.ts'
import { checkForm } from './check-form.ts'
import { defaultRules } from './default-rules.ts'
import type { Form } from './form.ts'
import { registerForm, type BrandRules, type Registration } from './register-form.ts'

const facts = {
  today: { year: 2030, month: 1, day: 1 },
  minimumAge: 18,
  diallingCode: '84',
}
const off = { ...defaultRules.any, enabled: false }
const optional = { ...defaultRules.any, required: false }
const rules: BrandRules = {
  username: defaultRules.username,
  password: defaultRules.password,
  nickname: optional,
  zalo: off,
  birthday: { ...optional, acceptedPattern: '', patternId: 11, type: 'date' },
}
const byName: Registration = { mode: 'register', bySms: false, mobilePassword: false }
const byPhone: Registration = { ...byName, mode: 'registerMobile' }
const good = { username: ' player1 ', password: ' Blue sky 9 ', confirmPassword: ' Blue sky 9 ' }

function check(form: Form, payload: Record<string, unknown>) {
  const { values, faults } = checkForm(form, payload, facts)
  const kinds = [...faults].map(([name, fault]) => `${name}: ${fault.kind}`)
  return { values: Object.fromEntries(values), kinds }
}
const register = (payload: Record<string, unknown>, how = byName, brand = rules) =>
  check(registerForm(brand, how), payload)

describe('registering by name', () => {
  test('gives the values that are kept: the name trimmed, the password not', () => {
    expect(register({ ...good, nickname: '', zalo: '' })).toEqual({
      values: { ...good, username: 'player1' },
      kinds: [],
    })
  })

  test('needs name, password and the same again, even if the brand says nothing', () => {
    const all = ['username: required', 'password: required', 'confirmPassword: required']
    expect(register({}).kinds).toEqual(all)
    expect(register({}, byName, {}).kinds).toEqual(all)
    expect(register({ ...good, confirmPassword: '' }).kinds).toEqual(['confirmPassword: required'])
    const other = { ...good, confirmPassword: 'Blue sky 9' }
    expect(register(other).kinds).toEqual(['confirmPassword: not_the_same'])
  })

  test('refuses what is not asked for, is not known or is no text', () => {
    const strange = JSON.parse('{"zalo":"x","balance":"1","__proto__":"x","constructor":"y"}')
    expect(register({ ...good, ...strange, nickname: 7 }).kinds).toEqual([
      'zalo: not_asked',
      'balance: unknown_field',
      '__proto__: unknown_field',
      'constructor: unknown_field',
      'nickname: wrong_type',
    ])
    expect(register({ ...good, username: ['player1'] }).kinds).toEqual(['username: wrong_type'])
  })

  test('takes who invited even where no field is shown', () => {
    const codes = { affiliateCode: 'abc1', referralCode: 'x', recommenderId: '7' }
    expect(register({ ...good, ...codes }).values).toMatchObject(codes)
    expect(register({ ...good, affiliateCode: '<b>' }).kinds).toEqual([
      'affiliateCode: wrong_pattern',
    ])
  })

  test('looks at the age and at passwords made of the name', () => {
    expect(register({ ...good, birthday: '2012-01-02' }).kinds).toEqual(['birthday: too_young'])
    const named = { ...good, password: 'player12', confirmPassword: 'player12' }
    expect(register({ ...named, username: 'player1' }).kinds).toEqual([
      'password: personal_password',
    ])
  })

  test('needs a payment password where the brand has one', () => {
    const paying = { ...rules, paymentPassword: { ...optional, acceptedPattern: '', patternId: 6 } }
    expect(register(good, byName, paying).kinds).toEqual(['paymentPassword: required'])
    const letters = { ...good, paymentPassword: 'abcdef' }
    expect(register(letters, byName, paying).kinds).toEqual(['paymentPassword: wrong_pattern'])
  })

  test('needs the code of an SMS only with a number to send it to', () => {
    const sms = { ...byName, bySms: true }
    expect(register(good, sms).kinds).toEqual([])
    const phone = { ...rules, mobileNum: defaultRules.mobileNum }
    const unsure = { mobileNum: { ...defaultRules.mobileNum, required: false } }
    expect(register(good, sms, { ...rules, ...unsure }).kinds).toEqual([
      'mobileNum: required',
      'verificationCode: required',
    ])
    const number = { ...good, mobileNum: '0901234567' }
    expect(register(number, sms, phone).kinds).toEqual(['verificationCode: required'])
    expect(register({ ...number, verificationCode: '1'.repeat(256) }, sms, phone).kinds).toEqual([
      'verificationCode: too_long',
    ])
    expect(register({ ...number, verificationCode: '1' }, byName, phone).kinds).toEqual([
      'verificationCode: not_asked',
    ])
  })
})

describe('registering by phone', () => {
  test('needs only the number, which is kept without its country', () => {
    expect(register({ mobileNum: '+84 90 123 4567' }, byPhone)).toEqual({
      values: { mobileNum: '901234567' },
      kinds: [],
    })
    expect(register({}, byPhone).kinds).toEqual(['mobileNum: required'])
    expect(register({ mobileNum: '+1 555 123 4567' }, byPhone).kinds).toEqual([
      'mobileNum: wrong_phone',
    ])
    const named = { mobileNum: '0901234567', username: '090 123 4567' }
    expect(register(named, byPhone)).toEqual({ values: { mobileNum: '0901234567' }, kinds: [] })
    expect(register({ ...named, username: 'admin' }, byPhone).kinds).toEqual([
      'username: not_the_same',
    ])
    expect(register({ mobileNum: '0000000' }, byPhone).kinds).toEqual(['mobileNum: wrong_phone'])
  })

  test('takes a password where the brand lets it, and then twice', () => {
    const { password, confirmPassword } = good
    const number = { mobileNum: '0901234567' }
    expect(register({ ...number, password }, byPhone).kinds).toEqual(['password: not_asked'])
    const choosing = { ...byPhone, mobilePassword: true }
    expect(register(number, choosing).kinds).toEqual([])
    expect(register({ ...number, password }, choosing).kinds).toEqual(['confirmPassword: required'])
    expect(register({ ...number, password, confirmPassword }, choosing).kinds).toEqual([])
  })
})

describe('the other forms', () => {
  const password = 'Blue sky 9'

  test('[VAL-04] login trims the name and never the password', () => {
    const form = loginForm(rules, { by: 'username', captcha: false })
    expect(check(form, { username: ' Ann ', password: ' x ' }).values).toEqual({
      username: 'Ann',
      password: ' x ',
    })
    expect(check(form, { captcha: '1' }).kinds).toEqual([
      'username: required',
      'password: required',
      'captcha: unknown_field',
    ])
    const sms = loginForm(rules, { by: 'sms', captcha: true })
    expect(check(sms, {}).kinds.map((one) => one.split(':')[0])).toEqual([
      'mobileNum',
      'verificationCode',
      'captcha',
    ])
  })

  test('changing the password asks for the old one where it is not known', () => {
    const fresh = { newPassword: password, confirmNewPassword: password }
    expect(check(changePasswordForm(rules, { oldIsKnown: true }), fresh).kinds).toEqual([])
    const form = changePasswordForm(rules, { oldIsKnown: false })
    expect(check(form, fresh).kinds).toEqual(['oldPassword: required'])
    expect(check(form, { ...fresh, oldPassword: 'x', confirmNewPassword: 'y' }).kinds).toEqual([
      'confirmNewPassword: not_the_same',
    ])
    expect(check(form, {}).kinds).toEqual([
      'oldPassword: required',
      'newPassword: required',
      'confirmNewPassword: required',
    ])
    expect(check(form, { oldPassword: 'x', newPassword: 'short' }).kinds).toEqual([
      'newPassword: too_short',
      'confirmNewPassword: required',
    ])
  })

  test('a forgotten one is asked for by the rules of name, email and phone', () => {
    expect(check(forgotByEmailForm(rules), { username: '1', email: 'a@b' }).kinds).toEqual([
      'username: too_short',
      'email: too_short',
    ])
    expect(check(forgotByEmailForm(rules), { username: 'Ann1', email: 'ann@b' }).kinds).toEqual([
      'email: wrong_pattern',
    ])
    const phone = { mobileNum: '0901234567', verificationCode: '123456', newPassword: password }
    expect(check(forgotByPhoneForm(rules), phone).kinds).toEqual([])
    expect(check(forgotByPhoneForm(rules), {}).kinds).toHaveLength(3)
  })
})
