import type { Flag } from '@fairhouse/protocol'

export interface Brand {
  id: string
  code: string
  name: string
  theme: 'dark' | 'light'
  language: string
  languages: string[]
  currency: string
  timeZone: string
  demonstration: boolean
  maintenance: boolean
  version: number
  domains: string[]
  flags: ReadonlySet<Flag>
}

export interface BrandQuestion {
  host: string
  merchant: string | undefined
  sharedHosts: readonly string[]
  /** The brand of a shared host when no header names one. */
  usual: string
}

/** The host decides; where several brands share it, the Merchant header does. */
export function chooseBrand(brands: readonly Brand[], question: BrandQuestion): Brand | undefined {
  const host = question.host.toLowerCase()
  const own = brands.find((brand) => brand.domains.includes(host))
  if (own) return own
  const shared = question.sharedHosts.includes('*') || question.sharedHosts.includes(host)
  if (!shared) return undefined
  const code = question.merchant ?? question.usual
  return brands.find((brand) => brand.code === code)
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
