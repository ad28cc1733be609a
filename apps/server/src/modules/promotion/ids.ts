import { hash } from 'node:crypto'

/** The same for the same member and purpose: a transfer that was made is not made again. */
export function transferIdOf(purpose: 'signUp' | 'forfeit', memberId: string): string {
  const hex = hash('sha256', JSON.stringify(['promotion', purpose, memberId]))
  const rest = [`8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)]
  return [hex.slice(0, 8), hex.slice(8, 12), ...rest].join('-')
}
