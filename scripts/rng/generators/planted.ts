import { fromWords, shuffle, type Hmac, type Rng } from '@fairhouse/engines'
import type { Entropy } from './entropy.ts'
import { hmac } from '@fairhouse/studio/fairness'
import { roundsOf, studio, type Generator } from './studio.ts'

/** The studio's rounds with another way to make numbers of their words. */
const scaled = (entropy: Entropy, scale: (rng: Rng, n: number) => number): Generator => {
  const nextRound = roundsOf(entropy)
  return {
    shuffle,
    nextRound: () => {
      const rng = nextRound()
      return { below: (n) => scale(rng, n) }
    },
  }
}

const smallModulo = (entropy: Entropy) => scaled(entropy, (rng, n) => rng.below(128) % n)

const byteByOneLess = (entropy: Entropy) =>
  scaled(entropy, (rng, n) => Math.floor((rng.below(256) * n) / 255))

const roundedUp = (entropy: Entropy) =>
  scaled(entropy, (rng, n) => Math.min(n - 1, Math.round((rng.below(2 ** 32) / 2 ** 32) * n)))

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

/** The quick one of textbooks, with all of its 32 bits. */
const congruential = (entropy: Entropy): Generator => {
  let state = Number.parseInt(entropy(4), 16)
  const rng = fromWords(() => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state
  })
  return { shuffle, nextRound: () => rng }
}

/** One number in a hundred is the one before it once more. */
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

/** Swaps each place with any place, which favours some orders. */
const naiveShuffle = (entropy: Entropy): Generator => ({
  ...studio(entropy),
  shuffle(rng, list) {
    const shuffled = [...list]
    for (const place of shuffled.keys()) {
      const here = shuffled.slice(place, place + 1)
      const there = shuffled.splice(rng.below(shuffled.length), 1, ...here)
      shuffled.splice(place, 1, ...there)
    }
    return shuffled
  },
})

export interface Planted {
  readonly make: (entropy: Entropy) => Generator
  /** Whether the words themselves are bad, or only what is made of them. */
  readonly raw: boolean
}

/** LIST of generators that must not pass. */
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
