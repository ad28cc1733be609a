import * as z from 'zod/mini'
import { fields, text } from '../fields.ts'
import { memberFacts } from './member.ts'

/** LIST of proofs besides the password. */
export const proofWays = ['totp', 'sms', 'email', 'bankName', 'recovery'] as const
export type ProofWay = (typeof proofWays)[number]

/** `token` is one half of the session; the other is an HttpOnly cookie. */
const signedInFacts = z.extend(memberFacts, {
  step: z.literal('done'),
  token: z.string(),
  firstTimeLogin: z.boolean(),
  /** The password must be changed first: it was set by staff, has expired or was leaked. */
  passwordExpired: z.boolean(),
  /** The terms changed after the account accepted them. */
  termsDue: z.boolean(),
})

/** The first proof was right; the ticket is valid for one more proof. No session yet. */
const furtherProof = fields({
  step: z.literal('prove'),
  ticket: z.string(),
  ways: z.array(fields({ way: z.enum(proofWays), to: z.nullable(z.string()) })),
})

export const signInAnswer = z.union([signedInFacts, furtherProof])
export type SignInAnswer = z.output<typeof signInAnswer>
export type SignedIn = z.output<typeof signedInFacts>

export const ticketText = z.string().check(z.regex(/^[\w-]{20,64}$/))
/** A one-time code as typed: digits, or other characters in recovery codes. */
export const codeText = text(1, 64)
export const passwordText = text(1, 1000)
export const captchaText = z.optional(text(0, 256))

/** Dialling code, with or without its plus. */
export const diallingCode = z.string().check(z.regex(/^\+?[0-9]{1,4}$/))
export const phoneText = text(1, 32)

/**
 * Reasons why an SMS is not sent: no gateway, a country that the brand does not serve, no mobile
 * number.
 */
export const smsRefusals = ['sms_unavailable', 'sms_country_off', 'sms_number_off'] as const

/** Lifetime of a sent code. */
export const sentCode = fields({
  expiredMinutes: z.int(),
  expirationTime: z.iso.datetime(),
})
