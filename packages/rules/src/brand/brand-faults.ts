import { acceptedPattern } from '../patterns/accepted-pattern.ts'
import { canBeRead } from './contrast.ts'
import { defaultRules } from '../forms/default-rules.ts'
import type { FieldRule } from '../fields/field-rule.ts'
import { readNetwork } from './network.ts'

type Colours = Parameters<typeof canBeRead>[1]

interface CodeLike {
  readonly countries: readonly string[]
  readonly smsHour: number
  readonly smsDay: number
  readonly countryHour: number
  readonly countryDay: number
  readonly emailHour: number
  readonly emailDay: number
}

/** What of a brand's document is looked at before it is published. */
interface BrandLike {
  readonly language: string
  readonly languages: readonly string[]
  readonly timeZone: string
  readonly colours: { readonly dark: Colours | null; readonly light: Colours | null }
  readonly domains: readonly { readonly host: string }[]
  readonly flags: readonly string[]
  readonly accounts: { readonly idleSeconds: number; readonly sessionSeconds: number }
  readonly codes: CodeLike
  readonly registerRules: readonly (FieldRule & { readonly field: string })[]
  readonly regions: { readonly addresses: readonly string[]; readonly countries: readonly string[] }
  readonly serviceLinks: readonly { readonly type: string }[]
  readonly social: readonly { readonly network: string }[]
  readonly licence: { readonly url: string | null } | null
  readonly helpLines: readonly { readonly name: string; readonly url: string }[]
  readonly resources: readonly { readonly resourceType: string }[]
}

/** Why a part of a brand's document is not published. */
export type BrandFault = 'invalid' | 'taken' | 'unreadable' | 'not_listed' | 'twice' | 'locks_out'

export type BrandFaults = Record<string, BrandFault>

/** What is wrong with a document whose every part fits its form, by the name of the part. */
export function brandFaults(brand: BrandLike): BrandFaults {
  const { colours, language, languages, accounts } = brand
  return {
    ...(colours.dark && !canBeRead('dark', colours.dark) && { 'colours.dark': 'unreadable' }),
    ...(colours.light && !canBeRead('light', colours.light) && { 'colours.light': 'unreadable' }),
    ...(!languages.includes(language) && { language: 'not_listed' }),
    ...(!isTimeZone(brand.timeZone) && { timeZone: 'invalid' }),
    ...(accounts.idleSeconds > accounts.sessionSeconds && { 'accounts.idleSeconds': 'invalid' }),
    ...(!isCheckable(brand.licence) && { 'licence.url': 'invalid' }),
    ...(!brand.helpLines.every(isHelpLine) && { helpLines: 'invalid' }),
    ...twice(brand),
    ...codeFaults(brand.codes),
    ...regionFaults(brand),
    ...formFaults(brand),
  }
}

/** What may stand in a list once only. */
function twice(brand: BrandLike): BrandFaults {
  const lists = {
    domains: brand.domains.map(({ host }) => host),
    languages: brand.languages,
    flags: brand.flags,
    registerRules: brand.registerRules.map(({ field }) => field),
    serviceLinks: brand.serviceLinks.map(({ type }) => type),
    social: brand.social.map(({ network }) => network),
    resources: brand.resources.map(({ resourceType }) => resourceType),
    'regions.addresses': brand.regions.addresses,
    'regions.countries': brand.regions.countries,
    'codes.countries': brand.codes.countries,
  }
  const repeated = Object.entries(lists).filter(([, list]) => new Set(list).size < list.length)
  return Object.fromEntries(repeated.map(([name]) => [name, 'twice' as const]))
}

/** An hour may not have more codes than the day. */
function codeFaults(codes: CodeLike): BrandFaults {
  const hours = [
    ['smsHour', codes.smsDay],
    ['countryHour', codes.countryDay],
    ['emailHour', codes.emailDay],
  ] as const
  const faulty = hours.filter(([hour, ofDay]) => codes[hour] > ofDay)
  return Object.fromEntries(faulty.map(([hour]) => [`codes.${hour}`, 'invalid' as const]))
}

/** A network so wide is most of the world. */
const widest = { 32: 30, 128: 126 } as const

function regionFaults({ regions }: BrandLike): BrandFaults {
  const networks = regions.addresses.map(readNetwork)
  if (networks.includes(undefined)) return { 'regions.addresses': 'invalid' }
  const isWide = networks.some(
    (network) => network && network.open > (network.bits === 32 ? widest[32] : widest[128]),
  )
  return isWide ? { 'regions.addresses': 'locks_out' } : {}
}

/** The fields without which a way to register, while it is on, leads nowhere. */
const needed: Readonly<Record<string, readonly string[]>> = {
  USERNAMEREG3: ['username', 'password'],
  MOBILENUMREG3: ['mobileNum'],
  MOBILENUMPASSREG3: ['password'],
}

/** Rules by which nobody could register. */
function formFaults({ flags, registerRules }: BrandLike): BrandFaults {
  const asked = new Map(
    registerRules.filter(({ enabled }) => enabled).map((rule) => [rule.field, rule]),
  )
  const missing = flags.flatMap((flag) => needed[flag] ?? []).filter((name) => !asked.has(name))
  const impossible = [...asked.values()].filter(isImpossible).map(({ field }) => field)
  return Object.fromEntries(
    [...missing, ...impossible].map((field) => [`registerRules.${field}`, 'locks_out' as const]),
  )
}

function isImpossible(rule: FieldRule & { readonly field: string }): boolean {
  const { field, minLength, maxLength, acceptedPattern: source } = rule
  if (minLength > maxLength) return true
  if (source !== '*' && source !== '' && acceptedPattern(source) === undefined) return true
  return field === 'password' && maxLength < defaultRules.password.minLength
}

const isWeb = (url: string) => /^https?:\/\/[^\s\\]+$/u.test(url)

/** Whether the licence has no link, or one that a browser can open. */
function isCheckable(licence: BrandLike['licence']): boolean {
  const url = licence?.url ?? null
  return url === null || isWeb(url)
}

const isHelpLine = ({ name, url }: BrandLike['helpLines'][number]) =>
  name.trim() !== '' && isWeb(url)

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format() !== ''
  } catch {
    return false
  }
}
