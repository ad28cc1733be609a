import { fromWords, type Rng } from './rng.ts'

/**
 * The numbers by which a row of a table of books is written out: a fixed expansion of a word and
 * the row (sfc32), the same for ever. Nothing is drawn here; the draw is that of the row itself.
 */
export function rowStream(word: string, row: number): Rng {
  let a = mixed(word, row, 1)
  let b = mixed(word, row, 2)
  let c = mixed(word, row, 3)
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

/** A number of 32 bits of which every bit depends on all that goes in (FNV and murmur's end). */
function mixed(word: string, row: number, part: number): number {
  let hash = 0x811c9dc5 ^ part
  for (let place = 0; place < word.length; place += 1) {
    hash = Math.imul(hash ^ word.charCodeAt(place), 0x01000193)
  }
  hash = Math.imul(hash ^ row, 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13) ^ Math.imul(row, 0x9e3779b1), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
