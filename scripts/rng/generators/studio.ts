import { shuffle, streamOf, type Hmac, type Rng } from '@fairhouse/engines'
import type { Entropy } from './entropy.ts'
import { hmac } from '@fairhouse/studio/fairness'

/** A generator under test: numbers round by round. */
export interface Generator {
  nextRound(): Rng
  shuffle<T>(rng: Rng, list: readonly T[]): T[]
}

/** Rounds after which a player rotates seeds. */
const roundsPerSeed = 1000
const serverBytes = 32
const clientBytes = 8

interface Overrides {
  hmac: Hmac
  /** Nonce of a round, by the number of rounds before it with the same seed. */
  nonceOf: (round: number) => number
}

/** Rounds as the studio plays them; planted flaws override its steps. */
export function roundsOf(entropy: Entropy, overrides: Partial<Overrides> = {}): () => Rng {
  const { nonceOf = (round) => round } = overrides
  let serverSeed = ''
  let clientSeed = ''
  let played = 0
  return () => {
    const round = played % roundsPerSeed
    played += 1
    if (round === 0) {
      serverSeed = entropy(serverBytes)
      clientSeed = entropy(clientBytes)
    }
    return streamOf(overrides.hmac ?? hmac, { serverSeed, clientSeed, nonce: nonceOf(round) })
  }
}

export const studio = (entropy: Entropy): Generator => ({ nextRound: roundsOf(entropy), shuffle })
