// oxlint-disable-next-line no-restricted-imports -- here randomness comes into the example
import { randomBytes } from 'node:crypto'

/** The only clock and dice of this program; a test hands in its own. */
export interface Sources {
  /** Letters that nobody guesses. */
  key(): string
  /** Milliseconds since 1970. */
  now(): number
}

export const nodeSources: Sources = {
  key: () => randomBytes(12).toString('hex'),
  // oxlint-disable-next-line no-restricted-properties -- here time comes into the example
  now: () => Date.now(),
}
