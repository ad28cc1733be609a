/** HMAC-SHA256 of a text; passed in, because Node and browsers have different ones. */
export type Hmac = (key: string, message: string) => Uint8Array

/** Inputs of a random stream. They determine every number of the round. */
export interface Seeds {
  /** 64 hexadecimal digits; only its SHA-256 is public while it is in use. */
  readonly serverSeed: string
  /** The player's own text, or the salt of a shared draw, fixed after betting closed. */
  readonly clientSeed: string
  readonly nonce: number
}

/** Random numbers in drawing order; only rejection skips a word. */
export interface Rng {
  /** Returns a whole number from 0 to n - 1; all are equally likely. */
  below(n: number): number
}

const wordsInBlock = 8
const wordRange = 2 ** 32
const halfWord = 2 ** 16
/** Up to this n, word × n has at most 52 bits and its quotient by the range is exact. */
const maxSmall = 2 ** 20

/**
 * The stream in common use on provably fair sites: block r is HMAC-SHA256(serverSeed,
 * `clientSeed:nonce:r`), read as eight words of four bytes.
 */
export function streamOf(hmac: Hmac, { serverSeed, clientSeed, nonce }: Seeds): Rng {
  let block: DataView | undefined
  let drawn = 0
  return fromWords(() => {
    const index = drawn % wordsInBlock
    if (index === 0 || !block) {
      const bytes = hmac(serverSeed, `${clientSeed}:${nonce}:${Math.floor(drawn / wordsInBlock)}`)
      if (bytes.length !== wordsInBlock * 4) throw new Error('a block has 32 bytes')
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    }
    drawn += 1
    return block.getUint32(index * 4)
  })
}

/**
 * Scales words of `range` equally likely values: ⌊word·n/range⌋ is unbiased once words whose
 * remainder is below (range mod n) are rejected.
 */
export function fromWords(next: () => number, range = wordRange): Rng {
  return {
    below(n) {
      if (!Number.isInteger(n) || n < 1 || n > range) throw new Error(`nothing below ${n}`)
      return n <= maxSmall ? belowSmall(next, n, range) : belowLarge(next, n, range)
    },
  }
}

function belowSmall(next: () => number, n: number, range: number): number {
  for (;;) {
    const product = next() * n
    const value = Math.floor(product / range)
    const rest = product - value * range
    if (rest >= n || rest >= range % n) return value
  }
}

/** Multiplies by halves of the word, because the product no longer fits a double. */
function belowLarge(next: () => number, n: number, range: number): number {
  for (;;) {
    const word = next()
    const high = Math.floor(word / halfWord) * n
    const carried = (high % range) * halfWord + (word % halfWord) * n
    const rest = carried % range
    if (rest < range % n) continue
    return Math.floor(high / range) * halfWord + (carried - rest) / range
  }
}
