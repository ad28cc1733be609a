import type { StudioInput, StudioValue } from '@fairhouse/protocol/studio'
import { Refused } from './refused.ts'

export type Seeds = StudioValue<'seeds'>
export type Rotated = StudioValue<'rotate'>

interface SeedCalls {
  readonly read: () => Promise<Seeds>
  readonly rotate: (input: StudioInput<'rotate'>) => Promise<Rotated>
  /** Generates an unpredictable client seed in this browser. */
  readonly newSeed: () => string
}

const maxAttempts = 5

/** Whether the seeds in use are the announced hash and our client seed. */
export const isAsAnnounced = (
  { current }: Seeds,
  { clientSeed, nextServerSeedHash }: StudioInput<'rotate'>,
): boolean => current?.serverSeedHash === nextServerSeedHash && current.clientSeed === clientSeed

/** Rounds need a server seed whose hash was published before the client seed was given. */
const canPlay = ({ current }: Seeds): boolean =>
  current !== null && current.hashPublishedAt !== null

/** Gives a client seed for the published hash, unless the player has one. */
export function createSeedGiver({ read, rotate, newSeed }: SeedCalls) {
  let giving: Promise<void> | undefined

  async function give(knownSeeds: Seeds | undefined): Promise<void> {
    let seeds = knownSeeds ?? (await read())
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      if (canPlay(seeds)) return
      const request = { clientSeed: newSeed(), nextServerSeedHash: seeds.next.serverSeedHash }
      try {
        const answer = await rotate(request)
        if (!isAsAnnounced(answer.seeds, request)) throw new Error('not the announced server seed')
        return
      } catch (error) {
        // Another window was faster.
        if (!(error instanceof Refused) || error.code !== 'seed_changed') throw error
      }
      seeds = await read()
    }
    throw new Refused('seed_changed')
  }

  return {
    give(knownSeeds?: Seeds): Promise<void> {
      giving = give(knownSeeds)
      return giving
    },
    /** A refusal reaches the round that needs the seed; any other error ends the game. */
    async settled(): Promise<void> {
      await giving?.catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error
      })
    },
  }
}
