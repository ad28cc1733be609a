/** A sequence as SP 800-22 sees it: one 0 or 1 in each place. */
export type Bits = Uint8Array

/** One of the values that a test gives for a sequence; many give one only, without a part. */
export interface PValue {
  readonly part: string
  readonly p: number
}

export const bitsOf = (text: string): Bits =>
  Uint8Array.from(text.replaceAll(/\s/g, ''), (digit) => Number(digit))

/** Words of 32 bits, the highest bit first. */
export function bitsOfWords(words: Uint32Array): Bits {
  const bits = new Uint8Array(words.length * 32)
  let place = 0
  for (const word of words) {
    for (let shift = 31; shift >= 0; shift -= 1) {
      bits[place] = (word >>> shift) & 1
      place += 1
    }
  }
  return bits
}

export const only = (p: number): PValue[] => [{ part: '', p }]
