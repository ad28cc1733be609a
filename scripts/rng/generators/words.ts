import type { Generator } from './studio.ts'

const range = 2 ** 32
const wordsPerRound = 8

/**
 * Raw output: one long round, which exercises the block counter, or eight words of each round,
 * which exercises the nonce.
 */
export function wordsFrom(generator: Generator, count: number, isLong: boolean): Uint32Array {
  const words = new Uint32Array(count)
  let rng = generator.nextRound()
  for (let index = 0; index < count; index += 1) {
    if (!isLong && index > 0 && index % wordsPerRound === 0) rng = generator.nextRound()
    words[index] = rng.below(range)
  }
  return words
}
