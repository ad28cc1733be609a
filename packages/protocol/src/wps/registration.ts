import * as z from 'zod/mini'
import { everyone } from '../actor.ts'
import { defineCall } from '../call.ts'
import { fields, none, text } from '../fields.ts'
import { registerFields, registerRules } from '../register.ts'
import { captchaText, diallingCode, signInAnswer } from './sign-in.ts'
import { signUpBonus } from './system.ts'

/** Forms send what nobody filled in, too. */
const anything = z.optional(text(0, 1000))
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries() forgets the names
const typed = Object.fromEntries(registerFields.map((name) => [name, anything])) as Record<
  (typeof registerFields)[number],
  typeof anything
>

/** Names as the specification has them; `domain`, `registerUrl` and the like are hints only. */
const registration = fields({
  ...typed,
  captcha: captchaText,
  countryDialingCode: z.optional(diallingCode),
  login: z.optional(z.boolean()),
  registerUrl: z.optional(text(0, 2000)),
  registerMethod: z.optional(z.literal('WEB')),
  domain: z.optional(text(0, 255)),
  firebaseChannel: z.optional(z.literal('sms')),
  firebaseIdToken: z.optional(text(1, 8192)),
  agreeTerms: z.optional(z.boolean()),
  ageConfirmed: z.optional(z.boolean()),
})

const refusals = [
  'invalid_fields',
  'name_taken',
  'already_registered',
  'wrong_captcha',
  'wrong_code',
  'invitation_code_error',
  'provider_unavailable',
] as const

export const register = defineCall({
  method: 'PUT',
  path: '/wps/member/register',
  about: 'Open an account by a name and a password, and sign in',
  who: everyone,
  flag: 'USERNAMEREG3',
  input: registration,
  output: signInAnswer,
  refusals,
  rate: 'register',
  body: 'encrypted',
})

export const registerMobile = defineCall({
  method: 'PUT',
  path: '/wps/member/register/mobile',
  about: 'Open an account by a phone number: its name is made by the house, and both sign in',
  who: everyone,
  flag: 'MOBILENUMREG3',
  input: registration,
  output: signInAnswer,
  refusals,
  rate: 'register',
  body: 'encrypted',
})

export const registerSetting = defineCall({
  method: 'GET',
  path: '/wps/system/setting/register',
  about: 'What a registration asks for, and what it gives',
  who: everyone,
  input: none,
  output: fields({
    registerRules,
    minimumAge: z.int(),
    termsVersion: z.string(),
    bonus: z.nullable(signUpBonus),
  }),
  refusals: [],
  rate: 'read',
})

export const referral = defineCall({
  method: 'GET',
  path: '/wps/agent/referral',
  about: 'The referral code of the account, with which it invites others',
  who: ['member', 'agent'],
  input: none,
  output: fields({ code: z.string() }),
  refusals: [],
  rate: 'read',
})

export const affiliate = defineCall({
  method: 'GET',
  path: '/wps/agent/affiliate',
  about: 'Whether an affiliate code is one; the domain is a hint only',
  who: everyone,
  input: fields({ code: text(1, 64), domain: z.optional(text(0, 255)) }),
  output: fields({ code: z.string() }),
  refusals: ['invitation_code_error'],
  rate: 'login',
})
