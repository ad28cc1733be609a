import * as z from 'zod/mini'
import { everyone, signedIn } from '../actor.ts'
import { defineCall } from '../call.ts'
import { fields, none, text } from '../fields.ts'
import {
  captchaText,
  codeText,
  diallingCode,
  passwordText,
  phoneText,
  proofWays,
  sentCode,
  smsRefusals,
  signInAnswer,
  ticketText,
} from './sign-in.ts'

/**
 * Signs in with username or phone number and password, or with phone number and code. Failures that
 * carry `errors.captcha` require the captcha in the next attempt.
 */
export const login = defineCall({
  method: 'POST',
  path: '/wps/session/login',
  about: 'Sign in with a name and a password, or with a phone number and a code',
  who: everyone,
  input: fields({
    type: z.optional(z.enum(['username', 'sms'])),
    username: z.optional(text(0, 64)),
    password: z.optional(passwordText),
    mobileNum: z.optional(phoneText),
    countryDialingCode: z.optional(diallingCode),
    verificationCode: z.optional(codeText),
    captcha: captchaText,
    rememberMe: z.optional(z.boolean()),
    firebaseChannel: z.optional(z.literal('sms')),
    firebaseIdToken: z.optional(text(1, 8192)),
  }),
  output: signInAnswer,
  refusals: [
    'wrong_credentials',
    'activation_used',
    'activation_expired',
    'wrong_captcha',
    'wrong_code',
    'invalid_fields',
    'account_closed',
    'account_frozen',
    'not_an_agent',
    'not_a_member',
    'provider_unavailable',
  ],
  rate: 'login',
  body: 'encrypted',
})

export const sendProof = defineCall({
  method: 'POST',
  path: '/wps/session/login/verification/send',
  about: 'Send the code of a further proof by SMS or email',
  who: everyone,
  input: fields({ ticket: ticketText, way: z.enum(['sms', 'email']) }),
  output: sentCode,
  refusals: ['wrong_code', 'too_many_codes', 'codes_paused', 'email_unavailable', ...smsRefusals],
  rate: 'message',
})

export const proveLogin = defineCall({
  method: 'POST',
  path: '/wps/session/login/verification',
  about: 'The further proof that a sign-in asked for',
  who: everyone,
  input: fields({ ticket: ticketText, way: z.enum(proofWays), code: codeText }),
  output: signInAnswer,
  refusals: ['wrong_code', 'account_closed', 'account_frozen', 'not_an_agent'],
  rate: 'login',
  body: 'encrypted',
})

export const logout = defineCall({
  method: 'DELETE',
  path: '/wps/session/logout',
  about: 'End this session on the server and forget its cookie',
  who: signedIn,
  input: none,
  output: none,
  refusals: [],
  rate: 'write',
  beforePasswordChange: true,
})

export const freePlay = defineCall({
  method: 'POST',
  path: '/wps/session/login/freeplay',
  about: 'Play for fun with an account that lives a day; the last three fields are not trusted',
  who: everyone,
  flag: 'FREEPLAY3',
  input: fields({
    os: z.optional(text(0, 64)),
    platform: z.optional(text(0, 16)),
    key: z.optional(text(0, 512)),
    version: z.optional(z.int()),
    captcha: captchaText,
  }),
  output: signInAnswer,
  refusals: ['wrong_captcha', 'free_play_off', 'excluded'],
  rate: 'register',
})

export const rememberedName = defineCall({
  method: 'GET',
  path: '/wps/session/remembered',
  about: 'Whom this browser remembers, for a day after signing in with remember-me',
  who: everyone,
  input: none,
  output: fields({
    account: z.nullable(z.string()),
    /** The end of the number, enough for its owner to recognise it. */
    mobile: z.nullable(z.string()),
    /** The whole number, to fill in the form of the browser that signed in with it. */
    phone: z.nullable(fields({ countryDialingCode: diallingCode, mobileNum: phoneText })),
  }),
  refusals: [],
  rate: 'read',
})

export const comeBack = defineCall({
  method: 'POST',
  path: '/wps/session/remembered',
  about: 'Sign in again as whom this browser remembers; the memory is exchanged for a new one',
  who: everyone,
  input: none,
  output: signInAnswer,
  refusals: ['wrong_credentials', 'account_closed', 'account_frozen', 'not_an_agent'],
  rate: 'login',
})

export const forgetMe = defineCall({
  method: 'DELETE',
  path: '/wps/session/remembered',
  about: 'Let this browser remember nobody',
  who: everyone,
  input: none,
  output: none,
  refusals: [],
  rate: 'write',
})

export const handOver = defineCall({
  method: 'POST',
  path: '/wps/session/handover',
  about: 'A code, good once and for a minute, with which this account continues elsewhere',
  who: ['member', 'agent'],
  input: none,
  output: fields({ code: z.string(), expirationTime: z.iso.datetime() }),
  refusals: [],
  rate: 'write',
})

export const lookAtHandOver = defineCall({
  method: 'POST',
  path: '/wps/session/handover/look',
  about: 'Whose account a hand-over code continues, to be asked before it is taken',
  who: everyone,
  input: fields({ code: ticketText }),
  output: fields({ account: z.string() }),
  refusals: ['wrong_code'],
  rate: 'login',
})

export const takeHandOver = defineCall({
  method: 'POST',
  path: '/wps/session/handover/take',
  about: 'Continue here with a hand-over code',
  who: everyone,
  input: fields({ code: ticketText }),
  output: signInAnswer,
  refusals: ['wrong_code', 'account_closed', 'account_frozen', 'not_an_agent'],
  rate: 'login',
})

export const sessionHistory = defineCall({
  method: 'GET',
  path: '/wps/session/history',
  about: 'When and from where this account was entered, the latest first',
  who: ['member', 'agent'],
  input: none,
  output: fields({
    list: z.array(
      fields({
        id: z.string(),
        at: z.iso.datetime(),
        device: z.string(),
        address: z.string(),
        country: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: [],
  rate: 'read',
})

export const sessionList = defineCall({
  method: 'GET',
  path: '/wps/session/list',
  about: 'Where this account is signed in',
  who: signedIn,
  input: none,
  output: fields({
    list: z.array(
      fields({
        id: z.string(),
        device: z.string(),
        address: z.string(),
        country: z.nullable(z.string()),
        createdAt: z.iso.datetime(),
        seenAt: z.iso.datetime(),
        own: z.boolean(),
      }),
    ),
  }),
  refusals: [],
  rate: 'read',
})

export const endSession = defineCall({
  method: 'DELETE',
  path: '/wps/session/one',
  about: 'End one of the sessions of this account',
  who: signedIn,
  input: fields({ id: z.uuid() }),
  output: none,
  refusals: ['not_found'],
  rate: 'write',
})

export const endOtherSessions = defineCall({
  method: 'DELETE',
  path: '/wps/session/others',
  about: 'End all sessions of this account but this one',
  who: signedIn,
  input: none,
  output: fields({ ended: z.int() }),
  refusals: [],
  rate: 'write',
})
