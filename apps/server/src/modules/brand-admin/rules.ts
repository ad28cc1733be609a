import { parseAmount, toWire } from '@fairhouse/money'
import type { BrandDocument } from '@fairhouse/protocol'

type Part = keyof BrandDocument

/** Sorts lists whose order has no meaning, as the tables return them. */
export function normalize(document: BrandDocument): BrandDocument {
  const { accounts, codes, regions } = document
  return {
    ...document,
    flags: document.flags.toSorted(),
    domains: document.domains.toSorted(compareBy(({ host }) => host)),
    social: document.social.toSorted(compareBy(({ network }) => network)),
    imageCDNs: document.imageCDNs.toSorted(),
    launchGameCDNs: document.launchGameCDNs.toSorted(),
    regions: {
      countries: regions.countries.toSorted(),
      addresses: regions.addresses.toSorted(),
    },
    codes: { ...codes, countries: codes.countries.toSorted() },
    accounts: {
      ...accounts,
      signUpBonus: normalAmount(accounts.signUpBonus),
      signUpMaxConversion: normalAmount(accounts.signUpMaxConversion),
    },
  }
}

function normalAmount(text: string | null): string | null {
  const amount = text === null ? undefined : parseAmount(text)
  return amount ? toWire(amount) : null
}

const compareBy =
  <One>(name: (one: One) => string) =>
  (one: One, other: One) =>
    name(one) < name(other) ? -1 : 1

/** Fields that differ between two documents. */
export function changedParts(before: BrandDocument, after: BrandDocument): Part[] {
  return partsOf(after).filter((part) => textOf(before[part]) !== textOf(after[part]))
}

/** Only the differing fields, for the audit log. */
export function changesOf(before: BrandDocument, after: BrandDocument) {
  const parts = changedParts(before, after)
  const only = (document: BrandDocument) =>
    Object.fromEntries(parts.map((part) => [part, document[part]]))
  return { before: only(before), after: only(after) }
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keys() forgets the names
const partsOf = (document: BrandDocument) => Object.keys(document) as Part[]

/** Serialises independently of key order. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    one !== null && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  )
}

type Guarded = Record<string, string | number | boolean | null>

/**
 * LIST of what two people change together, by its path in the document: the bonus, and the rules
 * for games and members. The terms of the bonus count only where there is one.
 */
function guardedOf(document: BrandDocument): Guarded {
  const { market, returns, accounts } = normalize(document)
  const { signUpBonus, signUpPlayThrough, signUpMaxConversion } = accounts
  const { minimumAge, sharesExclusions } = accounts
  const hasBonus = signUpBonus !== null
  return {
    market,
    returns,
    'accounts.signUpBonus': signUpBonus,
    'accounts.signUpPlayThrough': hasBonus ? signUpPlayThrough : null,
    'accounts.signUpMaxConversion': hasBonus ? signUpMaxConversion : null,
    'accounts.minimumAge': minimumAge,
    'accounts.sharesExclusions': sharesExclusions,
  }
}

/** Paths of the changes that need a second person. */
export function guardedChanges(before: BrandDocument, after: BrandDocument): string[] {
  const [was, is] = [guardedOf(before), guardedOf(after)]
  return Object.keys(is).filter((path) => was[path] !== is[path])
}

/** Shown to the approver: what needs approval by field name, and all changed fields. */
export function termsChange(before: BrandDocument, after: BrandDocument) {
  const paths = guardedChanges(before, after)
  const valuesOf = (document: BrandDocument) => {
    const guarded = guardedOf(document)
    return Object.fromEntries(
      paths.map((path) => [path.replace('accounts.', ''), guarded[path] ?? null]),
    )
  }
  return { before: valuesOf(before), after: valuesOf(after), parts: changedParts(before, after) }
}
