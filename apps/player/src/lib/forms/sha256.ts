/** The first 32 bits of the fractions of the roots of the first primes, as the standard has it. */
const primes = Array.from({ length: 312 }, (_, place) => place).filter(
  (one) =>
    one > 1 && !Array.from({ length: one }, (_, by) => by).some((by) => by > 1 && one % by === 0),
)
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0
const constants = Int32Array.from(primes.slice(0, 64), (prime) => fraction(Math.cbrt(prime)))
const start = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))

const schedule = new Int32Array(64)
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/**
 * The first word of SHA-256 of a short text: all that a proof of work looks at. The browser's own
 * answers by promises, which takes ten times as long for so many small texts.
 */
export function firstWord(bytes: Uint8Array): number {
  const blocks = padded(bytes)
  const state = Int32Array.from(start)
  for (let at = 0; at < blocks.length; at += 16) mix(state, blocks.subarray(at, at + 16))
  return (state[0] ?? 0) >>> 0
}

/** The words of the text, a bit, and its length. */
function padded(bytes: Uint8Array): Int32Array {
  const words = new Int32Array((((bytes.length + 8) >> 6) + 1) * 16)
  const put = (byte: number, at: number) => {
    words[at >> 2] = (words[at >> 2] ?? 0) | (byte << (24 - (at % 4) * 8))
  }
  for (let at = 0; at < bytes.length; at += 1) put(bytes[at] ?? 0, at)
  put(0x80, bytes.length)
  words[words.length - 1] = bytes.length * 8
  return words
}

const word = (words: Int32Array, at: number) => words[at] ?? 0

function mix(state: Int32Array, block: Int32Array): void {
  const w = schedule
  w.set(block)
  for (let at = 16; at < 64; at += 1) {
    const [early, late] = [word(w, at - 15), word(w, at - 2)]
    const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    w[at] = (word(w, at - 16) + first + word(w, at - 7) + second) | 0
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let at = 0; at < 64; at += 1) {
    const one = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const t = (h + one + ((e & f) ^ (~e & g)) + word(constants, at) + word(w, at)) | 0
    const two = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const u = (two + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t) | 0
    d = c
    c = b
    b = a
    a = (t + u) | 0
  }
  const added = [a, b, c, d, e, f, g, h]
  for (let at = 0; at < 8; at += 1) state[at] = word(state, at) + (added[at] ?? 0)
}
