/** HMAC-SHA256 of a text under a text; handed in, because Node and browsers each have their own. */
export type Hmac = (key: string, message: string) => Uint8Array

/** What a stream of numbers is made of. Whoever has these has every number of the round. */
export interface Seeds {
  /** 64 hexadecimal letters; only its SHA-256 is known while it is in use. */
  readonly serverSeed: string
  /** The player's own word, or the salt of a shared draw, fixed after betting closed. */
  readonly clientSeed: string
  readonly nonce: number
}

/** Numbers in the order in which they are drawn; nothing is skipped but by rejection. */
export interface Rng {
  /** A whole number from 0 to n - 1, each as likely as the others. */
  below(n: number): number
}

const wordsInBlock = 8
const words = 2 ** 32
const half = 2 ** 16
/** Up to here a word times n has at most 52 bits, and its quotient by the range is exact. */
const small = 2 ** 20

/**
 * The stream that players of provably fair sites know: block r is
 * HMAC-SHA256(serverSeed, `clientSeed:nonce:r`), read as eight words of four bytes.
 */
export function streamOf(hmac: Hmac, { serverSeed, clientSeed, nonce }: Seeds): Rng {
  let block: DataView | undefined
  let drawn = 0
  return fromWords(() => {
    const place = drawn % wordsInBlock
    if (place === 0 || !block) {
      const bytes = hmac(serverSeed, `${clientSeed}:${nonce}:${Math.floor(drawn / wordsInBlock)}`)
      if (bytes.length !== wordsInBlock * 4) throw new Error('a block has 32 bytes')
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    }
    drawn += 1
    return block.getUint32(place * 4)
  })
}

/**
 * Scales words of `range` equally likely values: ⌊word·n/range⌋ is unbiased once the words whose
 * remainder is below (range mod n) are left out.
 */
export function fromWords(next: () => number, range = words): Rng {
  return {
    below(n) {
      if (!Number.isInteger(n) || n < 1 || n > range) throw new Error(`nothing below ${n}`)
      return n <= small ? belowSmall(next, n, range) : belowLarge(next, n, range)
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

/** In halves of the word, because the product no longer fits a double. */
function belowLarge(next: () => number, n: number, range: number): number {
  for (;;) {
    const word = next()
    const high = Math.floor(word / half) * n
    const carried = (high % range) * half + (word % half) * n
    const rest = carried % range
    if (rest < range % n) continue
    return Math.floor(high / range) * half + (carried - rest) / range
  }
}
