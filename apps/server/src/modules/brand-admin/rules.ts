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

/** The sign-up bonus and its terms. */
const bonusOf = ({ accounts }: BrandDocument) => {
  const { signUpBonus, signUpPlayThrough, signUpMaxConversion } = accounts
  return { signUpBonus, signUpPlayThrough, signUpMaxConversion }
}

/** Whether the sign-up bonus changes. */
export function bonusChanged(before: BrandDocument, after: BrandDocument): boolean {
  const [was, is] = [bonusOf(normalize(before)), bonusOf(normalize(after))]
  if (was.signUpBonus !== is.signUpBonus) return true
  if (is.signUpBonus === null) return false
  return (
    was.signUpPlayThrough !== is.signUpPlayThrough ||
    was.signUpMaxConversion !== is.signUpMaxConversion
  )
}

/** Shown to the approver: the bonus, and the other changed fields. */
export const bonusChange = (before: BrandDocument, after: BrandDocument) => ({
  before: bonusOf(before),
  after: bonusOf(after),
  parts: changedParts(before, after),
})
