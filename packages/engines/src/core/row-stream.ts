import { fromWords, type Rng } from './rng.ts'

/**
 * Expands a word and a row of a table of books into numbers (sfc32); the numbers of a row never
 * change. No randomness here: drawing the row is the only random choice.
 */
export function rowStream(word: string, row: number): Rng {
  let a = mix(word, row, 1)
  let b = mix(word, row, 2)
  let c = mix(word, row, 3)
  let counter = 1
  const next = () => {
    const word32 = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + word32) | 0
    return word32 >>> 0
  }
  for (let turn = 0; turn < 15; turn += 1) next()
  return fromWords(next)
}

/** Mixes all inputs into 32 bits (FNV, finished as in MurmurHash). */
function mix(word: string, row: number, part: number): number {
  let hash = 0x811c9dc5 ^ part
  for (let index = 0; index < word.length; index += 1) {
    hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ row, 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13) ^ Math.imul(row, 0x9e3779b1), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
