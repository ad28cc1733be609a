import * as z from 'zod/mini'
import { everyone } from '../actor.ts'
import { defineCall } from '../call.ts'
import { fields, none } from '../fields.ts'
import { licence, moneyStyles } from '../brand-document.ts'
import { playerStop } from '../stops.ts'
import { registerRules } from '../register.ts'
import { memberFacts } from './member.ts'
import { socialProvider } from './social.ts'

/** 0 normal, 1 maintenance; equal for all visitors of a brand. */
export const siteState = z.union([z.literal(0), z.literal(1)])
/** Also 2: the visitor's address or country is restricted. */
const visitorState = z.union([siteState, z.literal(2)])

export const brandFacts = fields({
  merchantCode: z.string(),
  name: z.string(),
  theme: z.enum(['dark', 'light']),
  language: z.string(),
  languages: z.array(z.string()),
  currency: z.string(),
  timeZone: z.string(),
  /** `local`: money is written as in the country of the currency. */
  moneyStyle: z.enum(moneyStyles),
  demonstration: z.boolean(),
})

const transportKey = fields({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  kid: z.string(),
  alg: z.literal('ECDH-ES'),
  use: z.literal('enc'),
})

const switchFacts = { modId: z.string(), enabled: z.enum(['0', '1']) }
/** A flag has no children; a group has flags; the root has groups. */
const whitelabelSwitch = fields({ ...switchFacts, childrenNodes: z.array(none) })
const whitelabelGroup = fields({ ...switchFacts, childrenNodes: z.array(whitelabelSwitch) })
const whitelabelRoot = fields({ ...switchFacts, childrenNodes: z.array(whitelabelGroup) })

/** The sign-up bonus: its amount and its wagering requirement. */
export const signUpBonus = fields({
  amount: z.string(),
  currency: z.string(),
  playThrough: z.int(),
  /** The most that becomes cash; null for no maximum. */
  maxConversion: z.nullable(z.string()),
})

/** Settings of registration and sign-in, besides the flags. */
const accounts = fields({
  minimumAge: z.int(),
  termsVersion: z.string(),
  bonus: z.nullable(signUpBonus),
  /** All but a few pages need a signed-in account. */
  loginRequired: z.boolean(),
  /** This host is the agent site. */
  agentSite: z.boolean(),
  social: z.array(socialProvider),
  /** External provider that verifies phone numbers in the browser instead of our codes. */
  phoneProvider: z.nullable(fields({ url: z.string(), key: z.string() })),
})

/** Links to the brand elsewhere, for example its apps. */
export const resource = fields({
  resourceType: z.string(),
  url: z.string(),
  qrCodeUrl: z.nullable(z.string()),
  labelNameEn: z.string(),
})

/** Paths are opened with `openLink` of `@fairhouse/protocol/service-link`. */
const serviceLinks = fields({
  version: fields({ pathList: z.array(fields({ type: z.string(), path: z.string() })) }),
})

const analytics = fields({ gtagId: z.nullable(z.string()) })

export const systemStatus = defineCall({
  method: 'GET',
  path: '/wps/system/status',
  about: 'All that a page starts with: brand, state, switches, links, keys for encrypted bodies',
  who: everyone,
  input: none,
  output: fields({
    status: visitorState,
    maintenance: z.boolean(),
    regionRestriction: z.boolean(),
    /** Changes with the access restrictions. */
    regionRules: z.string(),
    location: fields({ ip: z.string(), country: z.nullable(z.string()) }),
    /** Changes with all other settings of the brand, except content. */
    settings: z.string(),
    /** As in the topic `content`. */
    contentVersion: z.int(),
    brand: brandFacts,
    whitelabel: whitelabelRoot,
    registerRules,
    accounts,
    resources: z.array(resource),
    customerService: serviceLinks,
    analytics,
    licence: z.nullable(licence),
    /** What staff have stopped for a while. */
    stops: z.array(playerStop),
    imageCDNs: z.array(z.string()),
    launchGameCDNs: z.array(z.string()),
    transportKeys: fields({ keys: z.array(transportKey) }),
    version: z.string(),
    time: z.iso.datetime(),
  }),
  refusals: [],
  rate: 'read',
  always: true,
})

export const whitelabel = defineCall({
  method: 'GET',
  path: '/wps/system/whitelabel',
  about: 'The switches of the brand as a tree',
  who: everyone,
  input: none,
  output: whitelabelRoot,
  refusals: [],
  rate: 'read',
})

export const customerService = defineCall({
  method: 'GET',
  path: '/wps/system/customerService',
  about: 'Where somebody is to talk to; the last 8 characters of a path are its key',
  who: everyone,
  input: none,
  output: serviceLinks,
  refusals: [],
  rate: 'read',
  always: true,
})

/** The dialling code without its plus. */
const country = fields({ countryCode: z.string(), countryDialingCode: z.string() })
const host = z.string().check(z.regex(/^[\w.:[\]-]{1,255}$/))

export const permission = defineCall({
  method: 'GET',
  path: '/wps/system/permission',
  about:
    'At the start: analytics, the country (as proxies tell it, else the brand’s) and, with a ' +
    'session, the account. `url` is taken and not trusted: the request’s own host decides',
  who: everyone,
  input: fields({ url: z.optional(host) }),
  output: fields({
    analytics,
    country: z.nullable(country),
    member: z.nullable(memberFacts),
  }),
  refusals: [],
  rate: 'read',
})

export const countries = defineCall({
  method: 'GET',
  path: '/wps/system/country',
  about: 'Countries and their dialling codes, the visitor’s own first; own is null if unknown',
  who: everyone,
  input: none,
  output: fields({ own: z.nullable(country), list: z.array(country) }),
  refusals: [],
  rate: 'read',
})
