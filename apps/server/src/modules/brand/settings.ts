import { hash } from 'node:crypto'
import type { Flag, RegisterField, RegisterRule, RegisterRules } from '@fairhouse/protocol'
import type { BrandColours } from './colours.ts'

/** A customer-service link. */
export interface ServiceLink {
  type: string
  url: string
}

/** The licence as the authority words it, and its public register. */
export interface Licence {
  text: string
  url: string | null
}

/** Who helps with gambling, as the brand names it. */
export interface OwnHelpLine {
  name: string
  url: string
  phone: string | null
}

/** Optional settings of a brand; empty until set. */
export interface BrandSettings {
  registerRules: RegisterRules
  serviceLinks: ServiceLink[]
  imageCDNs: string[]
  launchGameCDNs: string[]
  gtagId: string | null
  /** Shown in the footer; null while the brand has none. */
  licence: Licence | null
  helpLines: OwnHelpLine[]
  colours: BrandColours
  /** Name of the brand's own logo; null for the house mark. */
  logo: string | null
}

/** First settings of a brand that has none. */
export type FirstSettings = Pick<BrandSettings, 'registerRules' | 'serviceLinks'>

/** A hash that changes with the settings, so that open pages reload them. */
export function hashSettings(
  settings: BrandSettings,
  flags: ReadonlySet<Flag>,
  accounts: object,
): string {
  const all = JSON.stringify([settings, [...flags].toSorted(), accounts])
  return hash('sha256', all).slice(0, 12)
}

/** The settings' hash as it is while something is stopped. */
export const hashStops = (settingsName: string, stops: readonly { id: string }[]): string =>
  hash('sha256', JSON.stringify([settingsName, stops.map(({ id }) => id)])).slice(0, 12)

export type RegisterRow = RegisterRule & { field: RegisterField }

/** Registration rules by field. */
export function toRegisterRules(rows: readonly RegisterRow[]): RegisterRules {
  const rules: RegisterRules = {}
  for (const { field, ...rule } of rows) rules[field] = rule
  return rules
}
