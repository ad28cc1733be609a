import { toWire, type Amount } from '@fairhouse/money'
import { registerFields, type BrandDocument } from '@fairhouse/protocol'
import type { Brand } from './rules.ts'

/** The part of a document stored by this module; content stores the links. */
export type OwnDocument = Omit<BrandDocument, 'social' | 'resources'>

const wireOrNull = (amount: Amount | null) => (amount === null ? null : toWire(amount))

/** The editable document of a brand, as it is now. */
export function documentOf(brand: Brand): OwnDocument {
  const { settings, accounts, restrictions } = brand
  const { dark = null, light = null } = settings.colours
  const values = (wanted: 'address' | 'country') =>
    restrictions.flatMap(({ kind, value }) => (kind === wanted ? [value] : [])).toSorted()
  return {
    name: brand.name,
    theme: brand.theme,
    colours: { dark, light },
    logo: settings.logo,
    domains: brand.domains.map((host) => ({ host, agents: brand.agentDomains.includes(host) })),
    language: brand.language,
    languages: brand.languages,
    timeZone: brand.timeZone,
    moneyStyle: brand.moneyStyle,
    country: brand.country,
    market: brand.market,
    returns: brand.returns,
    flags: [...brand.flags].toSorted(),
    accounts: {
      ...accounts,
      signUpBonus: wireOrNull(accounts.signUpBonus),
      signUpMaxConversion: wireOrNull(accounts.signUpMaxConversion),
    },
    codes: { ...brand.codes, countries: brand.codes.countries.toSorted() },
    registerRules: Object.entries(settings.registerRules).flatMap(([name, rule]) => {
      const field = registerFields.find((known) => known === name)
      return field && rule ? [{ field, ...rule }] : []
    }),
    regions: { countries: values('country'), addresses: values('address') },
    serviceLinks: settings.serviceLinks,
    imageCDNs: settings.imageCDNs,
    launchGameCDNs: settings.launchGameCDNs,
    licence: settings.licence,
    helpLines: settings.helpLines,
    gtagId: settings.gtagId,
  }
}
