import * as z from 'zod/mini'
import { everyone } from '../actor.ts'
import { defineCall } from '../call.ts'
import { fields, none } from '../fields.ts'
import { captchaText, diallingCode, phoneText, sentCode, smsRefusals } from './sign-in.ts'

const sending = [
  ...smsRefusals,
  'too_many_codes',
  'codes_paused',
  'invalid_fields',
  'wrong_captcha',
  'work_required',
] as const

export const captcha = defineCall({
  method: 'GET',
  path: '/wps/captcha',
  about: 'A picture (base64 png) whose letters are asked for; a cookie binds it to this browser',
  who: everyone,
  input: none,
  output: z.string(),
  refusals: [],
  rate: 'captcha',
})

export const captchaWork = defineCall({
  method: 'GET',
  path: '/wps/captcha/work',
  about:
    'Instead of the picture: find a number n so that SHA-256 of `task:n` begins with `bits` ' +
    'zero bits, and send `task:n` as captcha; after `work_required` it is as hard as was asked for',
  who: everyone,
  input: none,
  output: fields({ task: z.string(), bits: z.int() }),
  refusals: [],
  rate: 'captcha',
})

export const sendLoginCode = defineCall({
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  about: 'Send a sign-in code to a phone; the same answer whether or not it has an account',
  who: everyone,
  flag: 'MOBILEVERCODELOGIN3',
  input: fields({
    mobileNum: phoneText,
    countryDialingCode: diallingCode,
    captcha: captchaText,
  }),
  output: sentCode,
  refusals: sending,
  rate: 'message',
})

export const sendRegisterCode = defineCall({
  method: 'POST',
  path: '/wps/verification/sms/register',
  about: 'Send the code with which a phone number is registered',
  who: everyone,
  flag: 'REGMOBVERF3',
  input: fields({ mobileNo: phoneText, countryDialingCode: diallingCode, captcha: captchaText }),
  output: sentCode,
  refusals: sending,
  rate: 'message',
})

export const sendResetCode = defineCall({
  method: 'POST',
  path: '/wps/verification/sms/reset',
  about: 'Send the code that resets a password; the same answer whether or not there is one',
  who: everyone,
  flag: 'CHNGPASSVERIF3',
  input: fields({
    mobileNum: phoneText,
    countryDialingCode: diallingCode,
    captcha: captchaText,
  }),
  output: sentCode,
  refusals: sending,
  rate: 'message',
})

export const phoneNonce = defineCall({
  method: 'POST',
  path: '/wps/verification/phone/nonce',
  about: 'What an ID token of the phone provider must carry to be taken here, once',
  who: everyone,
  input: none,
  output: fields({ nonce: z.string() }),
  refusals: ['feature_off'],
  rate: 'message',
})
