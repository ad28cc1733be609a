import type { StudioInput, StudioValue } from '@fairhouse/protocol/studio'
import { Refused } from './refused.ts'

export type Seeds = StudioValue<'seeds'>
export type Rotated = StudioValue<'rotate'>

interface SeedCalls {
  readonly read: () => Promise<Seeds>
  readonly rotate: (input: StudioInput<'rotate'>) => Promise<Rotated>
  /** A client seed that nobody can guess, made in this browser. */
  readonly newSeed: () => string
}

const maxAttempts = 5

/** Whether the seeds in use are those announced: the hash from before and our client seed. */
export const isAsAnnounced = (
  { current }: Seeds,
  { clientSeed, nextServerSeedHash }: StudioInput<'rotate'>,
): boolean => current?.serverSeedHash === nextServerSeedHash && current.clientSeed === clientSeed

/** Rounds begin only with a server seed published by its hash before the client seed was given. */
const canPlay = ({ current }: Seeds): boolean =>
  current !== null && current.hashPublishedAt !== null

/** Gives the studio a client seed for the published hash, wherever the player has none yet. */
export function createSeedGiver({ read, rotate, newSeed }: SeedCalls) {
  let giving: Promise<void> | undefined

  async function give(known: Seeds | undefined): Promise<void> {
    let seeds = known ?? (await read())
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      if (canPlay(seeds)) return
      const given = { clientSeed: newSeed(), nextServerSeedHash: seeds.next.serverSeedHash }
      try {
        const answer = await rotate(given)
        if (!isAsAnnounced(answer.seeds, given)) throw new Error('not the announced server seed')
        return
      } catch (error) {
        // Another window was quicker.
        if (!(error instanceof Refused) || error.code !== 'seed_changed') throw error
      }
      seeds = await read()
    }
    throw new Refused('seed_changed')
  }

  return {
    give(known?: Seeds): Promise<void> {
      giving = give(known)
      return giving
    },
    /** A refusal is told by the round that needs the seed; anything else stops the game. */
    async settled(): Promise<void> {
      await giving?.catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error
      })
    },
  }
}
