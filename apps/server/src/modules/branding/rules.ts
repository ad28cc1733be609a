import { parseAmount, toWire } from '@fairhouse/money'
import type { BrandDocument } from '@fairhouse/protocol'

type Part = keyof BrandDocument

/** As the tables give it back: what has no order of its own is sorted. */
export function ordered(document: BrandDocument): BrandDocument {
  const { accounts, codes, regions } = document
  const bonus = accounts.signUpBonus === null ? undefined : parseAmount(accounts.signUpBonus)
  return {
    ...document,
    flags: document.flags.toSorted(),
    domains: document.domains.toSorted(by(({ host }) => host)),
    social: document.social.toSorted(by(({ network }) => network)),
    imageCDNs: document.imageCDNs.toSorted(),
    launchGameCDNs: document.launchGameCDNs.toSorted(),
    regions: {
      countries: regions.countries.toSorted(),
      addresses: regions.addresses.toSorted(),
    },
    codes: { ...codes, countries: codes.countries.toSorted() },
    accounts: { ...accounts, signUpBonus: bonus ? toWire(bonus) : null },
  }
}

const by =
  <One>(name: (one: One) => string) =>
  (one: One, other: One) =>
    name(one) < name(other) ? -1 : 1

/** The parts of a document that are other than before. */
export function changedParts(before: BrandDocument, after: BrandDocument): Part[] {
  return partsOf(after).filter((part) => textOf(before[part]) !== textOf(after[part]))
}

/** Of two documents only what differs, for the audit log. */
export function changesOf(before: BrandDocument, after: BrandDocument) {
  const parts = changedParts(before, after)
  const only = (document: BrandDocument) =>
    Object.fromEntries(parts.map((part) => [part, document[part]]))
  return { before: only(before), after: only(after) }
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keys() forgets the names
const partsOf = (document: BrandDocument) => Object.keys(document) as Part[]

/** The same whatever the order in which a database keeps the names. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    one !== null && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  )
}

/** What new members are given, and how often they must stake it. */
const bonusOf = ({ accounts: { signUpBonus, signUpPlayThrough } }: BrandDocument) => ({
  signUpBonus,
  signUpPlayThrough,
})

/** Whether new members would be given something else. */
export function isOtherBonus(before: BrandDocument, after: BrandDocument): boolean {
  const [was, is] = [bonusOf(ordered(before)), bonusOf(ordered(after))]
  if (was.signUpBonus !== is.signUpBonus) return true
  return is.signUpBonus !== null && was.signUpPlayThrough !== is.signUpPlayThrough
}

/** What a second person is shown of it: the bonus, and which parts change besides. */
export const bonusChange = (before: BrandDocument, after: BrandDocument) => ({
  before: bonusOf(before),
  after: bonusOf(after),
  parts: changedParts(before, after),
})
