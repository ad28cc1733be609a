import { hash, randomBytes } from 'node:crypto'

/** A source of seeds: returns bytes as hexadecimal text. */
export type Entropy = (bytes: number) => string

export const live: Entropy = (bytes) => randomBytes(bytes).toString('hex')

/** Deterministic bytes from a label, for repeatable tests. */
export function fixed(label: string): Entropy {
  let count = 0
  return (bytes) => {
    count += 1
    return hash('sha512', `${label}:${count}`).slice(0, bytes * 2)
  }
}
