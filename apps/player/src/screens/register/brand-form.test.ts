import { expect, test } from 'vitest'
import { brandForm, listModes, shownFields } from './brand-form.ts'
import type { Status } from './status.ts'

const rule = {
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 0,
  minLength: 0,
  maxLength: 255,
  type: 'text',
} as const

function statusWith(flags: readonly string[]): Pick<Status, 'whitelabel' | 'registerRules'> {
  const nodes = flags.map((modId) => ({ modId, enabled: '1' as const, childrenNodes: [] }))
  const group = { modId: 'REGISTRATION3', enabled: '1' as const, childrenNodes: nodes }
  return {
    whitelabel: { modId: 'root', enabled: '1', childrenNodes: [group] },
    registerRules: {
      username: rule,
      password: { ...rule, type: 'password' },
      captcha: { ...rule, maxLength: 8 },
      mobileNum: { ...rule, type: 'tel' },
      email: { ...rule, required: false },
      referralCode: { ...rule, enabled: false, required: false },
    },
  }
}

const all = ['USERNAMEREG3', 'MOBILENUMREG3', 'REGMOBVERF3', 'MOBILENUMPASSREG3']

test('only enabled modes are offered', () => {
  expect(listModes(statusWith(all))).toEqual(['register', 'registerMobile'])
  expect(listModes(statusWith(['MOBILENUMREG3']))).toEqual(['registerMobile'])
  expect(listModes(statusWith([]))).toEqual([])
})

test('fields stand in the brand’s order, the captcha above the code, without hidden codes', () => {
  const status = statusWith(all)
  const form = brandForm(status, 'register')
  expect(shownFields(form, status, 'register', false)).toEqual([
    'username',
    'password',
    'mobileNum',
    'email',
    'confirmPassword',
    'captcha',
    'verificationCode',
  ])
  expect(form.get('captcha')?.rule.maxLength).toBe(255)
})

test('[REG-19] direct registration asks only for required fields', () => {
  const status = statusWith(['USERNAMEREG3'])
  const form = brandForm(status, 'register')
  const shown = shownFields(form, status, 'register', true)
  expect(shown).toEqual(['username', 'password', 'mobileNum', 'captcha'])
})

test('registration by phone starts with the number and has no name', () => {
  const status = statusWith(all)
  const shown = shownFields(brandForm(status, 'registerMobile'), status, 'registerMobile', false)
  expect(shown.slice(0, 3)).toEqual(['mobileNum', 'captcha', 'verificationCode'])
  expect(shown).not.toContain('username')
})
