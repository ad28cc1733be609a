// oxlint-disable-next-line no-restricted-imports -- here randomness comes into the example
import { randomBytes } from 'node:crypto'

export interface Sources {
  random(bytes: number): Uint8Array
  /** Milliseconds since 1970. */
  now(): number
}

/** Clock and randomness of this program; tests replace them. */
export const nodeSources: Sources = {
  random: (bytes) => randomBytes(bytes),
  // oxlint-disable-next-line no-restricted-properties -- here time comes into the example
  now: () => Date.now(),
}
