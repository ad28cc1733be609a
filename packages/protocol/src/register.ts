import * as z from 'zod/mini'
import { fields } from './fields.ts'

/** LIST of the fields that a registration can have, as the payload names them. */
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

/** `*` takes everything; else the type (`patternId`) and the pattern, where there is one, hold. */
export const registerRule = fields({
  enabled: z.boolean(),
  required: z.boolean(),
  acceptedPattern: z.string(),
  patternId: z.int(),
  minLength: z.int(),
  maxLength: z.int(),
  type: z.enum(['text', 'password', 'tel', 'email', 'date']),
})

/** In the order of the form; a field that is not there is not asked for. */
export const registerRules = z.partialRecord(z.enum(registerFields), registerRule)

export type RegisterField = (typeof registerFields)[number]
export type RegisterRule = z.output<typeof registerRule>
export type RegisterRules = z.output<typeof registerRules>
