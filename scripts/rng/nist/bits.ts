/** A sequence of SP 800-22: one 0 or 1 per element. */
export type Bits = Uint8Array

/** A value of a test for a sequence; `part` is empty if the test has one value only. */
export interface PValue {
  readonly part: string
  readonly p: number
}

export const bitsOf = (text: string): Bits =>
  Uint8Array.from(text.replaceAll(/\s/g, ''), (digit) => Number(digit))

/** Bits of 32-bit words, highest bit first. */
export function bitsOfWords(words: Uint32Array): Bits {
  const bits = new Uint8Array(words.length * 32)
  let index = 0
  for (const word of words) {
    for (let shift = 31; shift >= 0; shift -= 1) {
      bits[index] = (word >>> shift) & 1
      index += 1
    }
  }
  return bits
}

export const singleValue = (p: number): PValue[] => [{ part: '', p }]
