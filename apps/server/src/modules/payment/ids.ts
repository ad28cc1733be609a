import { hash } from 'node:crypto'

/** Id of the transfer that credits a deposit; derived, so that a repeat has the same id. */
export function creditIdOf(depositId: string): string {
  const hex = hash('sha256', `deposit ${depositId}`)
  const ends = [`8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)]
  return [hex.slice(0, 8), hex.slice(8, 12), ...ends].join('-')
}
