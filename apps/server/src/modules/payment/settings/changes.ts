import { amountOf, toWire } from '@fairhouse/money'
import type { PaymentMethodTerms } from '@fairhouse/protocol'
import type { StoredMethod } from '../store/methods.ts'
import type { StoredProvider } from '../store/providers.ts'

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
