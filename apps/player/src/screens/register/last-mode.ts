import type { Mode } from './status.ts'

let last: Mode = 'register'

/** Remembers the registration mode for the success dialog. */
export function rememberMode(mode: Mode): void {
  last = mode
}

export const lastMode = () => last
