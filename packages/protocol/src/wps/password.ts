import * as z from 'zod/mini'
import { everyone } from '../actor.ts'
import { defineCall } from '../call.ts'
import { fields, none, text } from '../fields.ts'
import {
  captchaText,
  codeText,
  diallingCode,
  passwordText,
  phoneText,
  sentCode,
  signInAnswer,
} from './sign-in.ts'

export const changePassword = defineCall({
  method: 'POST',
  path: '/wps/member/password',
  about:
    'Choose another password; ends every session but this one. The old one may be left out by ' +
    'who has none or was just told to change it',
  who: ['member', 'agent'],
  input: fields({
    oldPassword: z.optional(passwordText),
    newPassword: passwordText,
    confirmNewPassword: passwordText,
  }),
  output: signInAnswer,
  refusals: ['invalid_fields', 'wrong_password', 'step_up_required'],
  rate: 'login',
  body: 'encrypted',
  beforePasswordChange: true,
})

export const forgotByEmail = defineCall({
  method: 'POST',
  path: '/wps/member/password/email',
  about: 'Send a code to an address if it belongs to the name; the same answer in any case',
  who: everyone,
  input: fields({ username: text(1, 64), email: text(1, 254), captcha: captchaText }),
  output: sentCode,
  refusals: [
    'invalid_fields',
    'too_many_codes',
    'codes_paused',
    'email_unavailable',
    'wrong_captcha',
    'work_required',
  ],
  rate: 'message',
  body: 'form',
})

export const resetByEmail = defineCall({
  method: 'POST',
  path: '/wps/member/password/email/verification',
  about: 'Set a new password with the code of the email, and sign in where no more is asked',
  who: everyone,
  input: fields({
    username: text(1, 64),
    email: text(1, 254),
    verificationCode: codeText,
    newPassword: passwordText,
  }),
  output: signInAnswer,
  refusals: ['invalid_fields', 'wrong_code', 'not_an_agent'],
  rate: 'login',
  body: 'encrypted',
})

export const resetByPhone = defineCall({
  method: 'POST',
  path: '/wps/member/password/verification',
  about: 'Set a new password with the code of the SMS, and sign in where no more is asked',
  who: everyone,
  flag: 'CHNGPASSVERIF3',
  input: fields({
    mobileNum: phoneText,
    countryDialingCode: z.optional(diallingCode),
    verificationCode: z.optional(codeText),
    newPassword: passwordText,
    captcha: captchaText,
    firebaseChannel: z.optional(z.literal('sms')),
    firebaseIdToken: z.optional(text(1, 8192)),
  }),
  output: signInAnswer,
  refusals: ['invalid_fields', 'wrong_code', 'not_an_agent', 'provider_unavailable'],
  rate: 'login',
  body: 'encrypted',
})

export const firstLogin = defineCall({
  method: 'POST',
  path: '/wps/member/firstLogin',
  about: 'The first-login action was shown: it is not shown again',
  who: ['member', 'agent'],
  input: none,
  output: none,
  refusals: [],
  rate: 'write',
})
