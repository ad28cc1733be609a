import { hash } from 'node:crypto'
import type { Flag, RegisterField, RegisterRule, RegisterRules } from '@fairhouse/protocol'
import type { BrandColours } from './colours.ts'

/** Where a player finds somebody to talk to. */
export interface ServiceLink {
  type: string
  url: string
}

/** What a brand sets beside its own facts; each is empty until somebody sets it. */
export interface BrandSettings {
  registerRules: RegisterRules
  serviceLinks: ServiceLink[]
  imageCDNs: string[]
  launchGameCDNs: string[]
  gtagId: string | null
  colours: BrandColours
  /** Names the picture of its own; null for the mark of the house. */
  logo: string | null
}

/** What the demonstration, or an office, gives a brand that has none of it yet. */
export type FirstSettings = Pick<BrandSettings, 'registerRules' | 'serviceLinks'>

/** A short name that changes with the settings, so that an open page knows to ask again. */
export function namedSettings(
  settings: BrandSettings,
  flags: ReadonlySet<Flag>,
  accounts: object,
): string {
  const all = JSON.stringify([settings, [...flags].toSorted(), accounts])
  return hash('sha256', all).slice(0, 12)
}

export type RegisterRow = RegisterRule & { field: RegisterField }

/** The rows in their order, by field. */
export function registerRulesOf(rows: readonly RegisterRow[]): RegisterRules {
  const rules: RegisterRules = {}
  for (const { field, ...rule } of rows) rules[field] = rule
  return rules
}
