import { hash } from 'node:crypto'

/** What a transfer of a vendor is for; each kind has ids of its own. */
type Purpose = 'transaction' | 'again' | 'close' | 'pull' | 'push' | 'settle' | 'bringBack'

const ordered = /^([0-9a-f]{8})-([0-9a-f]{4})-7/

/**
 * The id of the transfer that answers to a vendor's own id. One that is ordered by time keeps its
 * beginning, so that the journal's index grows at its end.
 */
export function transferIdOf(purpose: Purpose, vendor: string, id: string): string {
  const hex = hash('sha256', JSON.stringify([purpose, vendor, id]))
  const [, high = hex.slice(0, 8), middle = hex.slice(8, 12)] = ordered.exec(id) ?? []
  const rest = [`8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)]
  return [high, middle, ...rest].join('-')
}

/** What was refused for want of money is asked for again under the next id. */
export function attemptIdOf(vendor: string, transactionId: string, attempt: number): string {
  if (attempt === 0) return transferIdOf('transaction', vendor, transactionId)
  return transferIdOf('again', vendor, `${transactionId} ${attempt}`)
}
