import * as z from 'zod/mini'
import { fields } from './fields.ts'

/** LIST of registration fields, by their names in the payload. */
export const registerFields = [
  'username',
  'password',
  'confirmPassword',
  'payeeName',
  'email',
  'qqNum',
  'mobileNum',
  'recommenderId',
  'captcha',
  'verificationCode',
  'affiliateCode',
  'paymentPassword',
  'line',
  'whatsapp',
  'zalo',
  'facebook',
  'wechat',
  'idNumber',
  'referralCode',
  'nickname',
  'realName',
  'fullName',
  'telegram',
  'birthday',
  'permanentAddress',
  'currentAddress',
  'placeOfBirth',
  'nationality',
  'occupation',
  'sourceOfIncome',
] as const

/** `*` accepts everything; otherwise the type (`patternId`) and the pattern, if any, apply. */
export const registerRule = fields({
  enabled: z.boolean(),
  required: z.boolean(),
  acceptedPattern: z.string(),
  patternId: z.int(),
  minLength: z.int(),
  maxLength: z.int(),
  type: z.enum(['text', 'password', 'tel', 'email', 'date']),
})

/** Fields in form order; fields not listed are not in the form. */
export const registerRules = z.partialRecord(z.enum(registerFields), registerRule)

export type RegisterField = (typeof registerFields)[number]
export type RegisterRule = z.output<typeof registerRule>
export type RegisterRules = z.output<typeof registerRules>
