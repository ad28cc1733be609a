import { toWire, type Amount, type Currency, type MoneyStyle } from '@fairhouse/money'
import type { ReturnName } from '@fairhouse/protocol/vendor'
import { flagGroups, type CodeTerms, type Flag, type Market } from '@fairhouse/protocol'
import type { RestrictionRow, IsRestricted, Visitor } from './restriction.ts'
import type { BrandSettings } from './settings.ts'
import type { Stop } from './stops.ts'
import { isShared } from './shared-hosts.ts'

export type { Market } from '@fairhouse/protocol'

/** LIST of markets: whether identity must be verified before play, deposit or withdrawal. */
export const asksIdentity: Record<Market, boolean> = { strict: true, open: false, lab: false }

/** Terms of sign-up, sign-in and sessions. */
export interface AccountTerms {
  minimumAge: number
  /** Members who accepted another version are asked again. */
  termsVersion: string
  signUpBonus: Amount | null
  /** Wagering requirement: how many times the bonus must be staked before withdrawal. */
  signUpPlayThrough: number
  /** The most that becomes cash of a sign-up bonus; null for no maximum. */
  signUpMaxConversion: Amount | null
  loginRequired: boolean
  idleSeconds: number
  sessionSeconds: number
  /** Requires a second factor from a new address. */
  proveNewAddress: boolean
  passwordDays: number
  /** An exclusion at one sharing brand applies to all of them. */
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
  moneyStyle: MoneyStyle
  /** The market rules that its games follow. */
  market: Market
  /** Return (RTP) variant of new rounds, for games that have several. */
  returns: ReturnName
  /** Home country; `ZZ` for none. */
  country: string
  demonstration: boolean
  /** Closed to players: switched off, or stopped. */
  maintenance: boolean
  /** What two people set, whatever is stopped. */
  isSwitchedOff: boolean
  /** Stops that held when the brand was loaded. */
  stops: readonly Stop[]
  version: number
  domains: string[]
  /** Domains that only serve agents. */
  agentDomains: string[]
  /** Whether the request came to such a domain. */
  agentSite: boolean
  /** Staff preview of a closed brand or of drafts. */
  isPreview?: true
  /** Includes content drafts as of a moment, or as of now. */
  drafts?: { at: Date | undefined }
  accounts: AccountTerms
  codes: CodeTerms
  flags: ReadonlySet<Flag>
  restrictions: RestrictionRow[]
  isRestricted: IsRestricted
  /** Hash of the present region rules. */
  regionRules: string
  settings: BrandSettings
  /** Hash of the present settings and flags. */
  settingsName: string
}

/** All brands by id, code and host. */
export interface BrandRegistry {
  byId: ReadonlyMap<string, Brand>
  byCode: ReadonlyMap<string, Brand>
  byHost: ReadonlyMap<string, Brand>
}

export function createRegistry(brands: readonly Brand[]): BrandRegistry {
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

export interface BrandRequest {
  host: string
  merchant: string | undefined
  sharedHosts: readonly string[]
  /** Brand of a shared host if no header names one. */
  fallback: string
}

/** The host decides; on a shared host the Merchant header does. */
export function chooseBrand(book: BrandRegistry, question: BrandRequest): Brand | undefined {
  const host = question.host.toLowerCase()
  const own = book.byHost.get(host)
  if (own) return own
  return isShared(host, question.sharedHosts)
    ? book.byCode.get(question.merchant ?? question.fallback)
    : undefined
}

/** Countries for SMS codes: the listed ones, else the brand's own. */
export function smsCountriesOf({ codes, country }: Pick<Brand, 'codes' | 'country'>): string[] {
  return codes.countries.length > 0 ? codes.countries : [country]
}

type BrandAccess = Pick<Brand, 'maintenance' | 'isRestricted'>

/** 1 in maintenance, else 0: the same for all visitors. */
function siteStatus(brand: Pick<BrandAccess, 'maintenance'>): 0 | 1 {
  return brand.maintenance ? 1 : 0
}

/** Status for one visitor: 2 if the brand blocks their region. */
export function statusFor(brand: BrandAccess, visitor: Visitor): 0 | 1 | 2 {
  return brand.isRestricted(visitor) ? 2 : siteStatus(brand)
}

/** Pushed to all open pages of the brand. */
export function statusDataOf(brand: Brand) {
  const { regionRules, settingsName: settings } = brand
  return { status: siteStatus(brand), regionRules, settings, brand: factsOf(brand) }
}

export function factsOf(brand: Brand) {
  const { code, name, theme, language, languages, currency, timeZone } = brand
  const { moneyStyle, demonstration } = brand
  return {
    merchantCode: code,
    name,
    theme,
    language,
    languages,
    currency,
    timeZone,
    moneyStyle,
    demonstration,
  }
}

/** Sign-up and sign-in facts for the page. */
export function accountFactsOf({ accounts, currency }: Brand) {
  const { minimumAge, termsVersion, loginRequired } = accounts
  const { signUpBonus: amount, signUpPlayThrough: playThrough, signUpMaxConversion: max } = accounts
  const maxConversion = max === null ? null : toWire(max)
  const bonus =
    amount === null ? null : { amount: toWire(amount), currency, playThrough, maxConversion }
  return { minimumAge, termsVersion, bonus, loginRequired }
}

const rootOfWhitelabel = 'WHITELABEL3'

/** Flags as a tree; a group is on if one of its flags is. */
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
