import { amountOf, toWire } from '@fairhouse/money'
import type { PaymentMethodTerms } from '@fairhouse/protocol'
import { Refusal } from '#platform/http'
import type { StoredMethod } from '../store/methods.ts'
import type { StoredProvider } from '../store/providers.ts'

export type Facts = Readonly<Record<string, unknown>>

const money = (units: string) => toWire(amountOf(BigInt(units)))

/** A method in the form that people edit. */
export function toMethodTerms(method: StoredMethod): PaymentMethodTerms {
  return {
    name: method.name,
    channel: method.channel,
    least: money(method.least),
    most: money(method.most),
    mostADay: money(method.mostADay),
    quick: method.quick.map(money),
    // Millionths are per cent with four decimal places.
    feePercent: money(String(method.feeMillionths)),
    feeFixed: money(method.feeFixed),
    minutes: String(method.minutes),
    institution: method.institution ?? '',
    accountNumber: method.accountNumber ?? '',
    accountName: method.accountName ?? '',
    qr: method.qr ?? '',
  }
}

/** A provider as staff may see it, with only the end of its secret. */
export function toProviderTerms({ kind, baseUrl, paysOut }: StoredProvider, ends: string | null) {
  return { kind, url: baseUrl ?? '', paysOut, secret: ends === null ? '' : `…${ends}` }
}

/** Names of the changed fields; for a new item, of the fields that are set. */
export function changedFields(before: Facts | undefined, after: Facts): string[] {
  const text = (value: unknown) => JSON.stringify(value ?? '')
  return Object.keys(after).filter((name) => text(before?.[name]) !== text(after[name]))
}

/** Keeps only the named fields. */
export const pickFields = (facts: Facts, names: readonly string[]): Facts =>
  Object.fromEntries(names.map((name) => [name, facts[name]]))

/** Destination, size and price of payments: changing them needs four-eyes approval. */
const methodFields = [
  'institution',
  'accountNumber',
  'accountName',
  'qr',
  'least',
  'most',
  'mostADay',
  'feePercent',
  'feeFixed',
]
const providerFields = ['url', 'secret', 'kind', 'paysOut']

export const needsSecondPerson = (
  what: 'method' | 'provider',
  changed: readonly string[],
): boolean =>
  changed.some((name) => (what === 'method' ? methodFields : providerFields).includes(name))

/** An approved change applies only to the values that its requester saw. */
export function requireUnchanged(before: Facts | null, now: Facts | undefined) {
  const isSame =
    before !== null && now !== undefined
      ? changedFields(pickFields(now, Object.keys(before)), before).length === 0
      : before === null && now === undefined
  if (!isSame) throw new Refusal('stale_draft')
}
