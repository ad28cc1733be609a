import * as z from 'zod/mini'
import { everyone } from '../actor.ts'
import { defineCall } from '../call.ts'
import { fields, text } from '../fields.ts'
import { captchaText, passwordText, signInAnswer, ticketText } from './sign-in.ts'

/** LIST of social login providers; a brand has the configured ones. */
export const socialProviders = ['google', 'facebook'] as const
export const socialProvider = z.enum(socialProviders)
export type SocialProvider = z.output<typeof socialProvider>

/**
 * Known to the provider but not here: the user links an account or registers, once and permanently.
 */
const unlinked = fields({
  step: z.literal('choose'),
  ticket: z.string(),
  provider: socialProvider,
  name: z.nullable(z.string()),
})

const linked = fields({ step: z.literal('linked'), provider: socialProvider })

export const startSocial = defineCall({
  method: 'POST',
  path: '/wps/social/start',
  about: 'Where to send the browser to sign in with a provider; `link` adds it to this account',
  who: everyone,
  input: fields({ provider: socialProvider, purpose: z.enum(['login', 'link']) }),
  output: fields({ url: z.string() }),
  refusals: [
    'not_found',
    'provider_unavailable',
    'step_up_required',
    'social_failed',
    'social_taken',
    'trial_account',
  ],
  rate: 'login',
})

export const finishSocial = defineCall({
  method: 'POST',
  path: '/wps/social/finish',
  about: 'What the provider gave the browser, exchanged for a session or a choice',
  who: everyone,
  input: fields({ code: text(1, 2048), state: text(1, 256), iss: z.optional(text(1, 512)) }),
  output: z.union([signInAnswer, unlinked, linked]),
  refusals: [
    'social_failed',
    'social_taken',
    'provider_unavailable',
    'account_closed',
    'account_frozen',
    'not_an_agent',
  ],
  rate: 'login',
})

/**
 * Links by username and password and signs in; an account with a second factor is linked after that
 * proof. Then, or for signed-in accounts, the ticket alone is enough after step-up.
 */
export const linkSocial = defineCall({
  method: 'POST',
  path: '/wps/social/link',
  about: 'Tie the provider’s account to one of ours, for good, and sign in',
  who: everyone,
  input: fields({
    ticket: ticketText,
    username: z.optional(text(1, 64)),
    password: z.optional(passwordText),
    captcha: captchaText,
  }),
  output: z.union([signInAnswer, linked]),
  refusals: [
    'wrong_credentials',
    'wrong_captcha',
    'invalid_fields',
    'social_failed',
    'social_taken',
    'step_up_required',
    'trial_account',
    'account_closed',
    'account_frozen',
    'not_an_agent',
    'not_a_member',
  ],
  rate: 'login',
  body: 'encrypted',
})

export const registerSocial = defineCall({
  method: 'PUT',
  path: '/wps/social/register',
  about: 'Open an account for the provider’s account, and sign in',
  who: everyone,
  input: fields({
    ticket: ticketText,
    username: text(1, 64),
    affiliateCode: z.optional(text(0, 64)),
    referralCode: z.optional(text(0, 64)),
    agreeTerms: z.optional(z.boolean()),
    ageConfirmed: z.optional(z.boolean()),
  }),
  output: signInAnswer,
  refusals: [
    'invalid_fields',
    'name_taken',
    'already_registered',
    'social_failed',
    'social_taken',
    'invitation_code_error',
  ],
  rate: 'register',
  body: 'encrypted',
})
