import type { Generator } from './studio.ts'

const range = 2 ** 32
const wordsOfRound = 8

/**
 * Raw output: all of one round where `long`, which counts blocks, or eight words of each round,
 * which counts nonces.
 */
export function wordsFrom(generator: Generator, count: number, long: boolean): Uint32Array {
  const words = new Uint32Array(count)
  let rng = generator.nextRound()
  for (let place = 0; place < count; place += 1) {
    if (!long && place > 0 && place % wordsOfRound === 0) rng = generator.nextRound()
    words[place] = rng.below(range)
  }
  return words
}
