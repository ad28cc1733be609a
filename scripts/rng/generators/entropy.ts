import { hash, randomBytes } from 'node:crypto'

/** Where seeds come from: so many bytes, written as hexadecimal letters. */
export type Entropy = (bytes: number) => string

export const live: Entropy = (bytes) => randomBytes(bytes).toString('hex')

/** The same bytes for the same label, for tests that must come out the same each time. */
export function fixed(label: string): Entropy {
  let drawn = 0
  return (bytes) => {
    drawn += 1
    return hash('sha512', `${label}:${drawn}`).slice(0, bytes * 2)
  }
}
