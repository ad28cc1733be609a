import { hash } from 'node:crypto'

/** Derived from the facts, so that a repeat has the same id. */
export function idOf(...facts: readonly (string | number)[]): string {
  const hex = hash('sha256', JSON.stringify(['withdrawal', ...facts]))
  const rest = [`8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)]
  return [hex.slice(0, 8), hex.slice(8, 12), ...rest].join('-')
}
