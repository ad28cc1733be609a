import { hash } from 'node:crypto'
import type { VendorVerb } from '@fairhouse/protocol/vendor'

/** The purpose of a transfer; each purpose has its own id space. */
type Purpose = 'transaction' | 'again' | 'close' | 'pull' | 'push' | 'settle' | 'bringBack'

const ordered = /^([0-9a-f]{8})-([0-9a-f]{4})-7/

/**
 * The wallet transfer id for a provider's own id. A time-ordered id keeps its prefix, so that the
 * journal's index grows at its end.
 */
export function transferIdOf(purpose: Purpose, vendor: string, id: string): string {
  const hex = hash('sha256', JSON.stringify([purpose, vendor, id]))
  const [, high = hex.slice(0, 8), middle = hex.slice(8, 12)] = ordered.exec(id) ?? []
  const rest = [`8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)]
  return [high, middle, ...rest].join('-')
}

/** A retry after insufficient funds goes under the next attempt's id. */
export function attemptIdOf(vendor: string, transactionId: string, attempt: number): string {
  if (attempt === 0) return transferIdOf('transaction', vendor, transactionId)
  return transferIdOf('again', vendor, `${transactionId} ${attempt}`)
}

/** The request as one text; a repeat must have the same. The session may differ. */
export function requestContentOf(verb: VendorVerb, input: object): string {
  const said = Object.entries(input).filter(([name]) => name !== 'session')
  return JSON.stringify([verb, said.toSorted(([one], [other]) => (one < other ? -1 : 1))])
}
