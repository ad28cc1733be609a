/** Constants of the standard: first 32 bits of the fractions of roots of the first primes. */
const primes = Array.from({ length: 312 }, (_, place) => place).filter(
  (one) =>
    one > 1 && !Array.from({ length: one }, (_, by) => by).some((by) => by > 1 && one % by === 0),
)
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0
const constants = Int32Array.from(primes.slice(0, 64), (prime) => fraction(Math.cbrt(prime)))
const start = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))

const schedule = new Int32Array(64)
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))
const word = (words: Int32Array, at: number) => words[at] ?? 0

/**
 * Returns the first word of SHA-256 of one padded block, which is all a proof of work needs. The
 * promise-based function of the browser takes ten times as long for so many small texts.
 */
export function firstWordOfBlock(block: Int32Array): number {
  const w = schedule
  for (let at = 0; at < 16; at += 1) w[at] = word(block, at)
  for (let at = 16; at < 64; at += 1) {
    const early = word(w, at - 15)
    const late = word(w, at - 2)
    const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    w[at] = (word(w, at - 16) + first + word(w, at - 7) + second) | 0
  }
  let a = word(start, 0)
  let b = word(start, 1)
  let c = word(start, 2)
  let d = word(start, 3)
  let e = word(start, 4)
  let f = word(start, 5)
  let g = word(start, 6)
  let h = word(start, 7)
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
  return (word(start, 0) + a) >>> 0
}
