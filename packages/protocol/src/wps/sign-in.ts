import * as z from 'zod/mini'
import { fields, text } from '../fields.ts'
import { memberFacts } from './member.ts'

/** LIST of the ways to prove more than a password. */
export const proofWays = ['totp', 'sms', 'email', 'bankName', 'recovery'] as const
export type ProofWay = (typeof proofWays)[number]

/** `token` is one half of the session; the other comes as an HttpOnly cookie. */
const signedInFacts = z.extend(memberFacts, {
  step: z.literal('done'),
  token: z.string(),
  firstTimeLogin: z.boolean(),
  /** The password must be changed before anything else: made by staff, expired or known. */
  passwordExpired: z.boolean(),
  /** The terms have changed since they were accepted. */
  termsDue: z.boolean(),
})

/** Right so far; the ticket is good for one more proof. No session yet. */
const furtherProof = fields({
  step: z.literal('prove'),
  ticket: z.string(),
  ways: z.array(fields({ way: z.enum(proofWays), to: z.nullable(z.string()) })),
})

export const signInAnswer = z.union([signedInFacts, furtherProof])
export type SignInAnswer = z.output<typeof signInAnswer>
export type SignedIn = z.output<typeof signedInFacts>

export const ticketText = z.string().check(z.regex(/^[\w-]{20,64}$/))
/** What somebody types as a one-time code; digits for ours, other signs for recovery codes. */
export const codeText = text(1, 64)
export const passwordText = text(1, 1000)
export const captchaText = z.optional(text(0, 256))

/** With or without its plus. */
export const diallingCode = z.string().check(z.regex(/^\+?[0-9]{1,4}$/))
export const phoneText = text(1, 32)

/** Why an SMS is not sent: no gateway, a country that the brand does not serve, no mobile. */
export const smsRefusals = ['sms_unavailable', 'sms_country_off', 'sms_number_off'] as const

/** For how long a code that was just sent is good. */
export const sentCode = fields({
  expiredMinutes: z.int(),
  expirationTime: z.iso.datetime(),
})
