import * as z from 'zod/mini'
import { fields, text } from './fields.ts'
import { flags, type Flag } from './flags.ts'
import { registerFields, registerRule } from './register.ts'
import { returnNames } from './vendor.ts'

/** LIST of markets, each with rules for the games and accounts of a brand's players. */
export const markets = ['strict', 'open', 'lab'] as const
export type Market = (typeof markets)[number]

/** LIST of social networks on which a brand can have a page. */
export const socialNetworks = ['Facebook', 'Instagram', 'Telegram', 'WhatsApp'] as const

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keys() forgets the names
const flagNames = Object.keys(flags) as [Flag, ...Flag[]]

const maxListed = 50
const webPattern = /^https?:\/\/[^\s\\\p{Cc}]+$/u
const pageOrWebPattern = /^(?:\/(?:[^/\\\p{Cc}][^\\\p{Cc}]*)?|https?:\/\/[^\s\\\p{Cc}]+)$/u
const address = (pattern: RegExp) => text(1, 500).check(z.regex(pattern))

const intBetween = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max))
const listOf = <Item extends z.ZodMiniType>(item: Item, maxLength = maxListed) =>
  z.array(item).check(z.maxLength(maxLength))

const colour = z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/))
/** Null colours follow the accent. */
const themeColours = fields({
  accent: colour,
  onAccent: colour,
  accentStrong: z.nullable(colour),
  focus: z.nullable(colour),
  engraving: z.nullable(colour),
})

/** As the authority words it, with its register where the brand's entry can be checked. */
export const licence = fields({ text: text(1, 300), url: z.nullable(address(webPattern)) })

/** Who helps with gambling, as the brand names it. */
export const helpLine = fields({
  name: text(1, 100),
  url: address(webPattern),
  phone: z.nullable(text(1, 40)),
})

const language = z.string().check(z.regex(/^[A-Z]{2}(-[A-Z]{2})?$/))
const hostPattern = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]*[a-z0-9]$/
export const brandHost = z.string().check(z.maxLength(253), z.regex(hostPattern), z.regex(/[a-z]/))

/** LIST of the ways to write money: as specified for all, or as in the country of the currency. */
export const moneyStyles = ['standard', 'local'] as const

const accountTerms = fields({
  minimumAge: intBetween(18, 25),
  termsVersion: z.string().check(z.regex(/^[\w.-]{1,32}$/)),
  /** Amount in the wire format; null for no bonus. */
  signUpBonus: z.nullable(z.string().check(z.regex(/^\d{1,12}(\.\d{1,4})?$/))),
  signUpPlayThrough: intBetween(1, 100),
  /** The most that becomes cash of a bonus; null for no maximum. */
  signUpMaxConversion: z.nullable(z.string().check(z.regex(/^\d{1,12}(\.\d{1,4})?$/))),
  loginRequired: z.boolean(),
  idleSeconds: intBetween(60, 86_400),
  sessionSeconds: intBetween(300, 2_592_000),
  proveNewAddress: z.boolean(),
  passwordDays: intBetween(1, 3650),
  sharesExclusions: z.boolean(),
})

/** Limits of one-time codes, for which a brand pays. */
const maxCodes = 1_000_000
const codeTerms = fields({
  /** Countries that SMS codes go to; if empty, only the brand's own country. */
  countries: listOf(z.string().check(z.regex(/^[A-Z]{2}$/)), 250),
  smsHour: intBetween(0, maxCodes),
  smsDay: intBetween(0, maxCodes),
  /** SMS codes per country. */
  countryHour: intBetween(0, maxCodes),
  countryDay: intBetween(0, maxCodes),
  emailHour: intBetween(0, maxCodes),
  emailDay: intBetween(0, maxCodes),
})

const formRule = z.extend(registerRule, {
  field: z.enum(registerFields),
  acceptedPattern: text(1, 200),
  patternId: intBetween(0, 23),
  minLength: intBetween(0, 255),
  maxLength: intBetween(1, 255),
})

/** The complete editable settings of a brand, published as one document. */
export const brandDocument = fields({
  name: text(1, 60),
  theme: z.enum(['dark', 'light']),
  colours: fields({ dark: z.nullable(themeColours), light: z.nullable(themeColours) }),
  /** Name of an uploaded picture. */
  logo: z.nullable(z.string().check(z.regex(/^[0-9a-f]{24}$/))),
  domains: listOf(fields({ host: brandHost, agents: z.boolean() })),
  language,
  languages: listOf(language).check(z.minLength(1)),
  timeZone: text(1, 64),
  moneyStyle: z.enum(moneyStyles),
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  market: z.enum(markets),
  returns: z.enum(returnNames),
  flags: listOf(z.enum(flagNames)),
  accounts: accountTerms,
  codes: codeTerms,
  /** Fields in form order; fields not listed are not in the form. */
  registerRules: listOf(formRule),
  regions: fields({
    countries: listOf(z.string().check(z.regex(/^[A-Z]{2}$/)), 250),
    addresses: listOf(text(2, 50), 500),
  }),
  serviceLinks: listOf(
    fields({
      type: z.string().check(z.regex(/^[a-z0-9-]{1,32}$/)),
      url: address(pageOrWebPattern),
    }),
  ),
  social: listOf(fields({ network: z.enum(socialNetworks), url: address(webPattern) })),
  resources: listOf(
    fields({
      resourceType: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,32}$/)),
      url: address(pageOrWebPattern),
      qrCodeUrl: z.nullable(address(pageOrWebPattern)),
      labelNameEn: text(1, 100),
    }),
  ),
  imageCDNs: listOf(text(1, 200).check(z.regex(webPattern))),
  launchGameCDNs: listOf(text(1, 200).check(z.regex(webPattern))),
  /** Shown at the end of every page; null while the brand has none. */
  licence: z.nullable(licence),
  /** Shown to players before the general help lines. */
  helpLines: listOf(helpLine, 10),
  gtagId: z.nullable(z.string().check(z.regex(/^[A-Z]{1,3}-[A-Z0-9-]{4,20}$/))),
})

export type BrandDocument = z.output<typeof brandDocument>
export type CodeTerms = BrandDocument['codes']
export type ThemeColours = z.output<typeof themeColours>
export type BrandTheme = BrandDocument['theme']
