import * as z from 'zod/mini'
import { StartError } from './start-error.ts'

const webAddress = z.url().check(z.regex(/^https?:\/\//))

/** Environment variables of external services. */
export const externalEnvironment = {
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

/** Provider that verifies phone numbers with ID tokens; browsers get `url` and `key`. */
export interface PhoneProviderConfig {
  url: string
  key: string
  jwks: string
  issuer: string
  audience: string
}

/** A bucket of S3-compatible storage; the last part of the URL is its name. */
export interface BucketConfig {
  url: string
  region: string
  key: string
  secret: string
}

/** External services; undefined if not configured. */
export interface ExternalServices {
  sms: SmsConfig | undefined
  email: EmailConfig | undefined
  phoneProvider: PhoneProviderConfig | undefined
  bucket: BucketConfig | undefined
}

const schema = z.object(externalEnvironment)
type Values = z.output<typeof schema>

export function readExternalServices(values: Values, demo: boolean): ExternalServices {
  if (!demo) requireHttps(values)
  const { SMS_URL, SMS_ACCOUNT, SMS_SECRET, SMS_FROM, SMTP_URL, MAIL_FROM } = values
  const sms = allOrNone({ SMS_URL, SMS_ACCOUNT, SMS_SECRET, SMS_FROM })
  const email = allOrNone({ SMTP_URL, MAIL_FROM })
  return {
    sms: sms && {
      url: sms.SMS_URL,
      account: sms.SMS_ACCOUNT,
      secret: sms.SMS_SECRET,
      from: sms.SMS_FROM,
    },
    email: email && { url: email.SMTP_URL, from: email.MAIL_FROM },
    phoneProvider: readPhoneProvider(values),
    bucket: readBucket(values),
  }
}

function readBucket({ S3_URL, S3_REGION, S3_KEY, S3_SECRET }: Values): BucketConfig | undefined {
  const given = allOrNone({ S3_URL, S3_REGION, S3_KEY, S3_SECRET })
  return (
    given && {
      url: given.S3_URL,
      region: given.S3_REGION,
      key: given.S3_KEY,
      secret: given.S3_SECRET,
    }
  )
}

function readPhoneProvider(values: Values): PhoneProviderConfig | undefined {
  const { PHONE_PROVIDER_URL, PHONE_PROVIDER_KEY, PHONE_PROVIDER_JWKS } = values
  const { PHONE_PROVIDER_ISSUER, PHONE_PROVIDER_AUDIENCE } = values
  const given = allOrNone({
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
type Complete<Part> = { [Name in keyof Part]: string }

/** A service needs all of its variables or none. */
function allOrNone<Part extends Given>(part: Part): Complete<Part> | undefined {
  if (isComplete(part)) return part
  const names = Object.keys(part)
  const missing = names.filter((name) => part[name] === undefined)
  if (missing.length === names.length) return undefined
  const [first = ''] = names.filter((name) => !missing.includes(name))
  throw new StartError(`${first} also needs ${missing.join(' and ')}: see docs/OPERATIONS.md.`)
}

function isComplete<Part extends Given>(part: Part): part is Part & Complete<Part> {
  return Object.values(part).every((value) => value !== undefined)
}
