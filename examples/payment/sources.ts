// oxlint-disable-next-line no-restricted-imports -- here randomness comes into the example
import { randomBytes } from 'node:crypto'

/** Clock and randomness of this program; tests replace them. */
export interface Sources {
  /** A random key that cannot be guessed. */
  key(): string
  /** Milliseconds since 1970. */
  now(): number
}

export const nodeSources: Sources = {
  key: () => randomBytes(12).toString('hex'),
  // oxlint-disable-next-line no-restricted-properties -- here time comes into the example
  now: () => Date.now(),
}
