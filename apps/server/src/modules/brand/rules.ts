import { toWire, type Amount, type Currency } from '@fairhouse/money'
import type { ReturnName } from '@fairhouse/protocol/vendor'
import { flagGroups, type CodeTerms, type Flag, type Market } from '@fairhouse/protocol'
import type { RestrictionRow, Restricts, Visitor } from './restriction.ts'
import type { BrandSettings } from './settings.ts'
import { isShared } from './shared-hosts.ts'

export type { Market } from '@fairhouse/protocol'

/** LIST of markets: whether documents must be seen before anybody plays, pays in or takes out. */
export const asksIdentity: Record<Market, boolean> = { strict: true, open: false, lab: false }

/** How accounts are opened, entered and left. */
export interface AccountTerms {
  minimumAge: number
  /** Who has accepted another version is asked again. */
  termsVersion: string
  signUpBonus: Amount | null
  /** How many times a bonus must be staked before it can be withdrawn. */
  signUpPlayThrough: number
  loginRequired: boolean
  idleSeconds: number
  sessionSeconds: number
  /** Ask for a further proof at an address from which the account never signed in. */
  proveNewAddress: boolean
  passwordDays: number
  /** Who is excluded at one of the brands that share is so at all of them. */
  sharesExclusions: boolean
}

export interface Brand {
  id: string
  code: string
  name: string
  theme: 'dark' | 'light'
  language: string
  languages: string[]
  currency: Currency
  timeZone: string
  /** Which rules games must keep for its players. */
  market: Market
  /** With which return new rounds of its games are played, where they have it. */
  returns: ReturnName
  /** Where it is at home; `ZZ` for nowhere in particular. */
  country: string
  demonstration: boolean
  maintenance: boolean
  version: number
  domains: string[]
  /** Those of the domains where only agents sign in. */
  agentDomains: string[]
  /** Asked for at such a domain. */
  agentSite: boolean
  /** Looked at by a colleague while it is closed to everybody else, or with its drafts. */
  isPreview?: true
  /** With what is drafted of its content, as it is at a moment, or now. */
  drafts?: { at: Date | undefined }
  accounts: AccountTerms
  codes: CodeTerms
  flags: ReadonlySet<Flag>
  restrictions: RestrictionRow[]
  restricts: Restricts
  /** Names the present rules of who is not let in. */
  regionRules: string
  settings: BrandSettings
  /** Names the present settings and switches. */
  settingsName: string
}

/** All brands, found by id, code or host. */
export interface BrandBook {
  byId: ReadonlyMap<string, Brand>
  byCode: ReadonlyMap<string, Brand>
  byHost: ReadonlyMap<string, Brand>
}

export function bookOf(brands: readonly Brand[]): BrandBook {
  return {
    byId: new Map(brands.map((brand) => [brand.id, brand])),
    byCode: new Map(brands.map((brand) => [brand.code, brand])),
    byHost: new Map(
      brands.flatMap((brand) => brand.domains.map((host) => [host, atHost(brand, host)])),
    ),
  }
}

function atHost(brand: Brand, host: string): Brand {
  return brand.agentDomains.includes(host) ? { ...brand, agentSite: true } : brand
}

export interface BrandQuestion {
  host: string
  merchant: string | undefined
  sharedHosts: readonly string[]
  /** The brand of a shared host when no header names one. */
  usual: string
}

/** The host decides; where several brands share it, the Merchant header does. */
export function chooseBrand(book: BrandBook, question: BrandQuestion): Brand | undefined {
  const host = question.host.toLowerCase()
  const own = book.byHost.get(host)
  if (own) return own
  return isShared(host, question.sharedHosts)
    ? book.byCode.get(question.merchant ?? question.usual)
    : undefined
}

/** Where SMS codes go: to the countries that are listed, or to the brand's own. */
export function smsCountriesOf({ codes, country }: Pick<Brand, 'codes' | 'country'>): string[] {
  return codes.countries.length > 0 ? codes.countries : [country]
}

type Doors = Pick<Brand, 'maintenance' | 'restricts'>

/** 1 in maintenance, else 0: what all of a brand's visitors share. */
function siteStatus(brand: Pick<Doors, 'maintenance'>): 0 | 1 {
  return brand.maintenance ? 1 : 0
}

/** The same for one visitor: 2 where the brand does not let them in. */
export function statusFor(brand: Doors, visitor: Visitor): 0 | 1 | 2 {
  return brand.restricts(visitor) ? 2 : siteStatus(brand)
}

/** What is pushed to all who have a page of the brand open. */
export function statusDataOf(brand: Brand) {
  const { regionRules, settingsName: settings } = brand
  return { status: siteStatus(brand), regionRules, settings, brand: factsOf(brand) }
}

export function factsOf(brand: Brand) {
  const { code, name, theme, language, languages, currency, timeZone, demonstration } = brand
  return {
    merchantCode: code,
    name,
    theme,
    language,
    languages,
    currency,
    timeZone,
    demonstration,
  }
}

/** What a page must know of opening and entering an account. */
export function accountFactsOf({ accounts, currency }: Brand) {
  const { minimumAge, termsVersion, signUpBonus, signUpPlayThrough, loginRequired } = accounts
  const bonus =
    signUpBonus === null
      ? null
      : { amount: toWire(signUpBonus), currency, playThrough: signUpPlayThrough }
  return { minimumAge, termsVersion, bonus, loginRequired }
}

const rootOfWhitelabel = 'WHITELABEL3'

/** The switches by what they belong to; a group is on when one of its switches is. */
export function whitelabelOf(on: ReadonlySet<Flag>) {
  const childrenNodes = Object.entries(flagGroups).map(([group, flags]) => {
    const switches = flags.map((flag) => nodeOf(flag, on.has(flag), []))
    const isOn = switches.some(({ enabled }) => enabled === '1')
    return nodeOf(group, isOn, switches)
  })
  return nodeOf(rootOfWhitelabel, true, childrenNodes)
}

function nodeOf<Child>(modId: string, isOn: boolean, childrenNodes: Child[]) {
  return { modId, enabled: isOn ? ('1' as const) : ('0' as const), childrenNodes }
}
