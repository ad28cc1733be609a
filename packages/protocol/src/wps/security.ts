import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { fields, none, text } from '../fields.ts'
import {
  codeText,
  diallingCode,
  passwordText,
  phoneText,
  proofWays,
  sentCode,
  smsRefusals,
} from './sign-in.ts'

const real = ['member', 'agent'] as const

export const securityFacts = defineCall({
  method: 'GET',
  path: '/wps/member/security',
  about: 'What protects this account, masked',
  who: real,
  input: none,
  output: fields({
    hasPassword: z.boolean(),
    mobile: z.nullable(z.string()),
    /** Confirmed by a code; until then it neither proves nor recovers anything. */
    mobileConfirmed: z.boolean(),
    email: z.nullable(z.string()),
    emailConfirmed: z.boolean(),
    /** Name of the payee. */
    realName: z.nullable(z.string()),
    totp: z.boolean(),
    recoveryCodesLeft: z.int(),
    social: z.array(z.string()),
    terms: fields({ accepted: z.nullable(z.string()), present: z.string(), due: z.boolean() }),
    /** Step-up methods of this account. */
    ways: z.array(fields({ way: z.enum([...proofWays, 'password']), to: z.nullable(z.string()) })),
  }),
  refusals: [],
  rate: 'read',
})

export const sendStepUp = defineCall({
  method: 'POST',
  path: '/wps/session/stepUp/send',
  about: 'Send the code of a fresh proof by SMS or email',
  who: real,
  input: fields({ way: z.enum(['sms', 'email']) }),
  output: sentCode,
  refusals: ['not_found', 'too_many_codes', 'codes_paused', 'email_unavailable', ...smsRefusals],
  rate: 'ownMessage',
})

export const stepUp = defineCall({
  method: 'POST',
  path: '/wps/session/stepUp',
  about: 'Prove yourself again: for five minutes this session may change what protects it',
  who: real,
  input: fields({ way: z.enum([...proofWays, 'password']), code: passwordText }),
  output: fields({ until: z.iso.datetime() }),
  refusals: ['wrong_code'],
  rate: 'login',
  body: 'encrypted',
})

export const startTotp = defineCall({
  method: 'POST',
  path: '/wps/member/factor/totp',
  about: 'Begin with an authenticator app: the link is shown as a QR code',
  who: real,
  input: none,
  output: fields({ secret: z.string(), link: z.string() }),
  refusals: ['step_up_required'],
  rate: 'write',
})

export const confirmTotp = defineCall({
  method: 'POST',
  path: '/wps/member/factor/totp/confirm',
  about: 'The first code of the app: from now on it is asked for; recovery codes are told once',
  who: real,
  input: fields({ code: codeText }),
  output: fields({ recoveryCodes: z.array(z.string()) }),
  refusals: ['wrong_code', 'not_found'],
  rate: 'login',
  body: 'encrypted',
})

export const removeTotp = defineCall({
  method: 'DELETE',
  path: '/wps/member/factor/totp',
  about: 'Do without the authenticator app; agents cannot',
  who: ['member'],
  input: none,
  output: none,
  refusals: ['step_up_required', 'not_found'],
  rate: 'write',
})

export const newRecoveryCodes = defineCall({
  method: 'POST',
  path: '/wps/member/factor/recovery',
  about: 'New recovery codes; the old ones are worth nothing',
  who: real,
  input: none,
  output: fields({ recoveryCodes: z.array(z.string()) }),
  refusals: ['step_up_required', 'not_found'],
  rate: 'write',
})

export const sendContactCode = defineCall({
  method: 'POST',
  path: '/wps/verification/contact',
  about: 'Send a code to a new phone number or email address, or to the one to be confirmed',
  who: real,
  input: fields({
    own: z.optional(z.enum(['sms', 'email'])),
    email: z.optional(text(1, 254)),
    mobileNum: z.optional(phoneText),
    countryDialingCode: z.optional(diallingCode),
  }),
  output: sentCode,
  refusals: [
    'invalid_fields',
    'too_many_codes',
    'codes_paused',
    'email_unavailable',
    'step_up_required',
    'not_found',
    ...smsRefusals,
  ],
  rate: 'ownMessage',
})

export const changeContact = defineCall({
  method: 'POST',
  path: '/wps/member/contact',
  about: 'Take a phone number or email address as the account’s, with the code sent there',
  who: real,
  input: fields({
    own: z.optional(z.enum(['sms', 'email'])),
    email: z.optional(text(1, 254)),
    mobileNum: z.optional(phoneText),
    countryDialingCode: z.optional(diallingCode),
    verificationCode: codeText,
  }),
  output: none,
  refusals: ['invalid_fields', 'wrong_code', 'already_registered', 'step_up_required', 'not_found'],
  rate: 'login',
  body: 'encrypted',
})

export const acceptTerms = defineCall({
  method: 'POST',
  path: '/wps/member/terms',
  about: 'Accept the present terms',
  who: real,
  input: fields({ version: text(1, 32) }),
  output: none,
  refusals: ['not_found'],
  rate: 'write',
})

export const exportData = defineCall({
  method: 'GET',
  path: '/wps/member/export',
  about: 'All that is kept about this account, for machines to read',
  who: real,
  input: none,
  output: z.record(z.string(), z.unknown()),
  refusals: ['step_up_required'],
  rate: 'login',
})

export const closeAccount = defineCall({
  method: 'POST',
  path: '/wps/member/close',
  about: 'Close this account for good; what is left is paid out to a bound account first',
  who: ['member'],
  input: fields({
    reason: z.optional(text(0, 500)),
    /** Payout account; required while there is money to pay out. */
    accountId: z.optional(z.uuid()),
  }),
  /** `closing` until all money is paid out. */
  output: fields({ state: z.enum(['closed', 'closing']) }),
  refusals: [
    'step_up_required',
    'not_allowed',
    'balance_left',
    'not_found',
    'account_in_review',
    'payouts_held',
    'identity_needed',
    'account_dormant',
  ],
  rate: 'write',
})
