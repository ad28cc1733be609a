import { fromWords, shuffle, type Hmac, type Rng } from '@fairhouse/engines'
import type { Entropy } from './entropy.ts'
import { hmac } from '@fairhouse/studio/fairness'
import { roundsOf, studio, type Generator } from './studio.ts'

/** The studio's rounds with another scaling of words to numbers. */
const withScaling = (entropy: Entropy, scale: (rng: Rng, n: number) => number): Generator => {
  const nextRound = roundsOf(entropy)
  return {
    shuffle,
    nextRound: () => {
      const rng = nextRound()
      return { below: (n) => scale(rng, n) }
    },
  }
}

const smallModulo = (entropy: Entropy) => withScaling(entropy, (rng, n) => rng.below(128) % n)

const byteByOneLess = (entropy: Entropy) =>
  withScaling(entropy, (rng, n) => Math.floor((rng.below(256) * n) / 255))

const roundedUp = (entropy: Entropy) =>
  withScaling(entropy, (rng, n) => Math.min(n - 1, Math.round((rng.below(2 ** 32) / 2 ** 32) * n)))

const period = 64
const shortHmac: Hmac = (key, message) =>
  hmac(
    key,
    message.replace(/\d+$/, (block) => String(Number(block) % period)),
  )
const shortPeriod = (entropy: Entropy): Generator => ({
  shuffle,
  nextRound: roundsOf(entropy, { hmac: shortHmac, nonceOf: (round) => round % period }),
})

const repeatedNonce = (entropy: Entropy): Generator => ({
  shuffle,
  nextRound: roundsOf(entropy, { nonceOf: (round) => (round % 10 === 9 ? round - 1 : round) }),
})

/** The textbook generator, with all of its 32 bits. */
const congruential = (entropy: Entropy): Generator => {
  let state = Number.parseInt(entropy(4), 16)
  const rng = fromWords(() => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state
  })
  return { shuffle, nextRound: () => rng }
}

/** Repeats the previous number once in a hundred. */
const sticky = (entropy: Entropy): Generator => {
  const nextRound = roundsOf(entropy)
  const before = new Map<number, number>()
  return {
    shuffle,
    nextRound: () => {
      const rng = nextRound()
      return {
        below: (n) => {
          const repeated = rng.below(100) === 0 ? before.get(n) : undefined
          const value = repeated ?? rng.below(n)
          before.set(n, value)
          return value
        },
      }
    },
  }
}

/** Swaps each position with any other, which favours some orders. */
const naiveShuffle = (entropy: Entropy): Generator => ({
  ...studio(entropy),
  shuffle(rng, list) {
    const shuffled = [...list]
    for (const index of shuffled.keys()) {
      const here = shuffled.slice(index, index + 1)
      const there = shuffled.splice(rng.below(shuffled.length), 1, ...here)
      shuffled.splice(index, 1, ...there)
    }
    return shuffled
  },
})

export interface Planted {
  readonly make: (entropy: Entropy) => Generator
  /** Whether the words are bad, not only what is derived from them. */
  readonly raw: boolean
}

/** LIST of bad generators that the tests must catch. */
export const planted: Readonly<Record<string, Planted>> = {
  'modulo bias: seven bits modulo n': { make: smallModulo, raw: false },
  'divisor one too small: ⌊byte·n/255⌋': { make: byteByOneLess, raw: false },
  'rounded instead of cut': { make: roundedUp, raw: false },
  'naive shuffle': { make: naiveShuffle, raw: false },
  'short period: 64 blocks, 64 nonces': { make: shortPeriod, raw: true },
  'repeated nonce: every tenth round': { make: repeatedNonce, raw: true },
  'linear congruential generator': { make: congruential, raw: true },
  'sticky: 1 % come again': { make: sticky, raw: true },
}
