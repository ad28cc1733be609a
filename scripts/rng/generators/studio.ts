import { shuffle, streamOf, type Hmac, type Rng } from '@fairhouse/engines'
import type { Entropy } from './entropy.ts'
import { hmac } from '@fairhouse/studio/fairness'

/** What is certified, or planted: the numbers of one round after another. */
export interface Generator {
  nextRound(): Rng
  shuffle<T>(rng: Rng, list: readonly T[]): T[]
}

/** A player takes another seed after so many rounds. */
const roundsOfSeed = 1000
const serverBytes = 32
const clientBytes = 8

interface Ways {
  hmac: Hmac
  /** Of the round of a seed that was played so many rounds before it. */
  nonceOf: (round: number) => number
}

/** Rounds as the studio plays them; a flaw takes the place of what it does right. */
export function roundsOf(entropy: Entropy, ways: Partial<Ways> = {}): () => Rng {
  const { nonceOf = (round) => round } = ways
  let serverSeed = ''
  let clientSeed = ''
  let played = 0
  return () => {
    const round = played % roundsOfSeed
    played += 1
    if (round === 0) {
      serverSeed = entropy(serverBytes)
      clientSeed = entropy(clientBytes)
    }
    return streamOf(ways.hmac ?? hmac, { serverSeed, clientSeed, nonce: nonceOf(round) })
  }
}

export const studio = (entropy: Entropy): Generator => ({ nextRound: roundsOf(entropy), shuffle })
