import * as z from 'zod/mini'
import { StartError } from './start-error.ts'

const webAddress = z.url().check(z.regex(/^https?:\/\//))

/** Those of services that others run for us. */
export const outsideEnvironment = {
  SMS_URL: z.optional(webAddress),
  SMS_ACCOUNT: z.optional(z.string()),
  SMS_SECRET: z.optional(z.string()),
  SMS_FROM: z.optional(z.string()),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\/./))),
  MAIL_FROM: z.optional(z.string()),
  PHONE_PROVIDER_URL: z.optional(webAddress),
  PHONE_PROVIDER_KEY: z.optional(z.string()),
  PHONE_PROVIDER_JWKS: z.optional(webAddress),
  PHONE_PROVIDER_ISSUER: z.optional(z.string()),
  PHONE_PROVIDER_AUDIENCE: z.optional(z.string()),
  S3_URL: z.optional(webAddress),
  S3_REGION: z.optional(z.string()),
  S3_KEY: z.optional(z.string()),
  S3_SECRET: z.optional(z.string()),
}

export interface SmsConfig {
  url: string
  account: string
  secret: string
  from: string
}

export interface EmailConfig {
  url: string
  from: string
}

/** Who proves phone numbers by ID tokens; `url` and `key` are for browsers. */
export interface PhoneProviderConfig {
  url: string
  key: string
  jwks: string
  issuer: string
  audience: string
}

/** A bucket of S3-compatible storage; its name is the end of the address. */
export interface BucketConfig {
  url: string
  region: string
  key: string
  secret: string
}

/** Services of others; undefined where nothing is configured. */
export interface Outside {
  sms: SmsConfig | undefined
  email: EmailConfig | undefined
  phoneProvider: PhoneProviderConfig | undefined
  bucket: BucketConfig | undefined
}

const schema = z.object(outsideEnvironment)
type Values = z.output<typeof schema>

export function outsideOf(values: Values, demo: boolean): Outside {
  if (!demo) requireHttps(values)
  const { SMS_URL, SMS_ACCOUNT, SMS_SECRET, SMS_FROM, SMTP_URL, MAIL_FROM } = values
  const sms = wholeOrNone({ SMS_URL, SMS_ACCOUNT, SMS_SECRET, SMS_FROM })
  const email = wholeOrNone({ SMTP_URL, MAIL_FROM })
  return {
    sms: sms && {
      url: sms.SMS_URL,
      account: sms.SMS_ACCOUNT,
      secret: sms.SMS_SECRET,
      from: sms.SMS_FROM,
    },
    email: email && { url: email.SMTP_URL, from: email.MAIL_FROM },
    phoneProvider: phoneProviderOf(values),
    bucket: bucketOf(values),
  }
}

function bucketOf({ S3_URL, S3_REGION, S3_KEY, S3_SECRET }: Values): BucketConfig | undefined {
  const given = wholeOrNone({ S3_URL, S3_REGION, S3_KEY, S3_SECRET })
  return (
    given && {
      url: given.S3_URL,
      region: given.S3_REGION,
      key: given.S3_KEY,
      secret: given.S3_SECRET,
    }
  )
}

function phoneProviderOf(values: Values): PhoneProviderConfig | undefined {
  const { PHONE_PROVIDER_URL, PHONE_PROVIDER_KEY, PHONE_PROVIDER_JWKS } = values
  const { PHONE_PROVIDER_ISSUER, PHONE_PROVIDER_AUDIENCE } = values
  const given = wholeOrNone({
    PHONE_PROVIDER_URL,
    PHONE_PROVIDER_KEY,
    PHONE_PROVIDER_JWKS,
    PHONE_PROVIDER_ISSUER,
    PHONE_PROVIDER_AUDIENCE,
  })
  return (
    given && {
      url: given.PHONE_PROVIDER_URL,
      key: given.PHONE_PROVIDER_KEY,
      jwks: given.PHONE_PROVIDER_JWKS,
      issuer: given.PHONE_PROVIDER_ISSUER,
      audience: given.PHONE_PROVIDER_AUDIENCE,
    }
  )
}

function requireHttps(values: Values) {
  const names = ['SMS_URL', 'PHONE_PROVIDER_URL', 'PHONE_PROVIDER_JWKS', 'S3_URL'] as const
  const plain = names.find((name) => values[name]?.startsWith('http:'))
  if (plain) throw new StartError(`${plain} must begin with https: in production.`)
}

type Given = Readonly<Record<string, string | undefined>>
type Whole<Part> = { [Name in keyof Part]: string }

/** Each service is configured whole or not at all. */
function wholeOrNone<Part extends Given>(part: Part): Whole<Part> | undefined {
  if (isWhole(part)) return part
  const names = Object.keys(part)
  const missing = names.filter((name) => part[name] === undefined)
  if (missing.length === names.length) return undefined
  const [first = ''] = names.filter((name) => !missing.includes(name))
  throw new StartError(`${first} also needs ${missing.join(' and ')}: see docs/OPERATIONS.md.`)
}

function isWhole<Part extends Given>(part: Part): part is Part & Whole<Part> {
  return Object.values(part).every((value) => value !== undefined)
}
