import * as z from 'zod/mini'
import { fields, text } from './fields.ts'
import { flags, type Flag } from './flags.ts'
import { registerFields, registerRule } from './register.ts'
import { returnNames } from './vendor.ts'

/** LIST of markets: which rules games and accounts must keep for a brand's players. */
export const markets = ['strict', 'open', 'lab'] as const
export type Market = (typeof markets)[number]

/** LIST of the networks where a brand can be found too. */
export const socialNetworks = ['Facebook', 'Instagram', 'Telegram', 'WhatsApp'] as const

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keys() forgets the names
const flagNames = Object.keys(flags) as [Flag, ...Flag[]]

const mostListed = 50
const web = /^https?:\/\/[^\s\\\p{Cc}]+$/u
const pageOrWeb = /^(?:\/(?:[^/\\\p{Cc}][^\\\p{Cc}]*)?|https?:\/\/[^\s\\\p{Cc}]+)$/u
const address = (form: RegExp) => text(1, 500).check(z.regex(form))

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most))
const many = <Item extends z.ZodMiniType>(item: Item, most = mostListed) =>
  z.array(item).check(z.maxLength(most))

const colour = z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/))
/** What is null is as the accent. */
const themeColours = fields({
  accent: colour,
  onAccent: colour,
  accentStrong: z.nullable(colour),
  focus: z.nullable(colour),
  engraving: z.nullable(colour),
})

/** As the authority words it, with its register where the brand's entry can be checked. */
export const licence = fields({ text: text(1, 300), url: z.nullable(address(web)) })

const language = z.string().check(z.regex(/^[A-Z]{2}(-[A-Z]{2})?$/))
const hostForm = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]*[a-z0-9]$/
export const brandHost = z.string().check(z.maxLength(253), z.regex(hostForm), z.regex(/[a-z]/))

const accountTerms = fields({
  minimumAge: whole(18, 25),
  termsVersion: z.string().check(z.regex(/^[\w.-]{1,32}$/)),
  /** As on the wire; null for none. */
  signUpBonus: z.nullable(z.string().check(z.regex(/^\d{1,12}(\.\d{1,4})?$/))),
  signUpPlayThrough: whole(1, 100),
  loginRequired: z.boolean(),
  idleSeconds: whole(60, 86_400),
  sessionSeconds: whole(300, 2_592_000),
  proveNewAddress: z.boolean(),
  passwordDays: whole(1, 3650),
  sharesExclusions: z.boolean(),
})

/** Where one-time codes may go, and how many a brand pays for. */
const mostCodes = 1_000_000
const codeTerms = fields({
  /** Countries to whose numbers SMS codes go; none listed: the brand's own alone. */
  countries: many(z.string().check(z.regex(/^[A-Z]{2}$/)), 250),
  smsHour: whole(0, mostCodes),
  smsDay: whole(0, mostCodes),
  /** The same for each country. */
  countryHour: whole(0, mostCodes),
  countryDay: whole(0, mostCodes),
  emailHour: whole(0, mostCodes),
  emailDay: whole(0, mostCodes),
})

const formRule = z.extend(registerRule, {
  field: z.enum(registerFields),
  acceptedPattern: text(1, 200),
  patternId: whole(0, 23),
  minLength: whole(0, 255),
  maxLength: whole(1, 255),
})

/** All that a brand's site reads of it and that may change: one document, published as one. */
export const brandDocument = fields({
  name: text(1, 60),
  theme: z.enum(['dark', 'light']),
  colours: fields({ dark: z.nullable(themeColours), light: z.nullable(themeColours) }),
  /** Names a picture that was sent before. */
  logo: z.nullable(z.string().check(z.regex(/^[0-9a-f]{24}$/))),
  domains: many(fields({ host: brandHost, agents: z.boolean() })),
  language,
  languages: many(language).check(z.minLength(1)),
  timeZone: text(1, 64),
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  market: z.enum(markets),
  returns: z.enum(returnNames),
  flags: many(z.enum(flagNames)),
  accounts: accountTerms,
  codes: codeTerms,
  /** In the order of the form; a field that is not there is not asked for. */
  registerRules: many(formRule),
  regions: fields({
    countries: many(z.string().check(z.regex(/^[A-Z]{2}$/)), 250),
    addresses: many(text(2, 50), 500),
  }),
  serviceLinks: many(
    fields({ type: z.string().check(z.regex(/^[a-z0-9-]{1,32}$/)), url: address(pageOrWeb) }),
  ),
  social: many(fields({ network: z.enum(socialNetworks), url: address(web) })),
  resources: many(
    fields({
      resourceType: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,32}$/)),
      url: address(pageOrWeb),
      qrCodeUrl: z.nullable(address(pageOrWeb)),
      labelNameEn: text(1, 100),
    }),
  ),
  imageCDNs: many(text(1, 200).check(z.regex(web))),
  launchGameCDNs: many(text(1, 200).check(z.regex(web))),
  /** Shown at the end of every page; null while the brand has none. */
  licence: z.nullable(licence),
  gtagId: z.nullable(z.string().check(z.regex(/^[A-Z]{1,3}-[A-Z0-9-]{4,20}$/))),
})

export type BrandDocument = z.output<typeof brandDocument>
export type CodeTerms = BrandDocument['codes']
export type ThemeColours = z.output<typeof themeColours>
export type BrandTheme = BrandDocument['theme']
