import type { Currency } from '@fairhouse/money'
import type { Flag } from '@fairhouse/protocol'

export type Market = 'strict' | 'open' | 'lab'

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
  /** Where it is at home; `ZZ` for nowhere in particular. */
  country: string
  demonstration: boolean
  maintenance: boolean
  version: number
  domains: string[]
  flags: ReadonlySet<Flag>
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
    byHost: new Map(brands.flatMap((brand) => brand.domains.map((host) => [host, brand] as const))),
  }
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
  const shared = question.sharedHosts.includes('*') || question.sharedHosts.includes(host)
  return shared ? book.byCode.get(question.merchant ?? question.usual) : undefined
}

/** 1 in maintenance, else 0. */
export function siteStatus(brand: Brand): 0 | 1 {
  return brand.maintenance ? 1 : 0
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
