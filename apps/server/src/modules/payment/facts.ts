import { amountOf, toWire } from '@fairhouse/money'
import type { PaymentMethodTerms } from '@fairhouse/protocol'
import type { StoredMethod } from './store/methods.ts'
import type { StoredProvider } from './store/providers.ts'

export type Facts = Readonly<Record<string, unknown>>

const money = (units: string) => toWire(amountOf(BigInt(units)))

/** A method as people write it. */
export function methodFacts(method: StoredMethod): PaymentMethodTerms {
  return {
    name: method.name,
    least: money(method.least),
    most: money(method.most),
    mostADay: money(method.mostADay),
    quick: method.quick.map(money),
    // Millionths are per cent with four places.
    feePercent: money(String(method.feeMillionths)),
    feeFixed: money(method.feeFixed),
    minutes: String(method.minutes),
    institution: method.institution ?? '',
    accountNumber: method.accountNumber ?? '',
    accountName: method.accountName ?? '',
    qr: method.qr ?? '',
  }
}

/** A provider as people may see it: of its secret no more than its end. */
export function providerFacts({ kind, baseUrl, paysOut }: StoredProvider, ends: string | null) {
  return { kind, url: baseUrl ?? '', paysOut, secret: ends === null ? '' : `…${ends}` }
}

/** Which of them are other than before; of what is new, which of them say anything. */
export function changedOf(before: Facts | undefined, after: Facts): string[] {
  const text = (value: unknown) => JSON.stringify(value ?? '')
  return Object.keys(after).filter((name) => text(before?.[name]) !== text(after[name]))
}

/** Only those that are named. */
export const pick = (facts: Facts, names: readonly string[]): Facts =>
  Object.fromEntries(names.map((name) => [name, facts[name]]))

/** Where money goes to, and how much: one person alone does not change it. */
const places = ['institution', 'accountNumber', 'accountName', 'qr', 'least', 'most', 'mostADay']
const ways = ['url', 'secret', 'kind']

export const needsTwo = (what: 'method' | 'provider', changed: readonly string[]): boolean =>
  changed.some((name) => (what === 'method' ? places : ways).includes(name))
