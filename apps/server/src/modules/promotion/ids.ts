import { hash } from 'node:crypto'

/** Derived from member, purpose and number, so that a repeated transfer has the same id. */
export function transferIdOf(
  purpose: 'signUp' | 'forfeit' | 'convert',
  memberId: string,
  ...numbers: readonly string[]
): string {
  const hex = hash('sha256', JSON.stringify(['promotion', purpose, memberId, ...numbers]))
  const rest = [`8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)]
  return [hex.slice(0, 8), hex.slice(8, 12), ...rest].join('-')
}
