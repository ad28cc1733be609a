import type { Mode } from './status.ts'

let last: Mode = 'register'

/** How the account was opened, for the words that follow. */
export function noteRegistered(mode: Mode): void {
  last = mode
}

export const registeredBy = () => last
