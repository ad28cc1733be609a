import { hash } from 'node:crypto'
import { StudioRefused, type Kit } from '#kit'
import { seedStore, type NewSeed } from './store/seeds.ts'

/** A pair of seeds in use. */
export interface Seed {
  id: string
  /** The number of the round whose nonce is 0. */
  first: number
  serverSeed: string
  hash: string
  clientSeed: string
}

export type Seeds = ReturnType<typeof createSeeds>

const seedBytes = 32
const clientBytes = 8

/** Server seeds: told by their hash, used, and shown when the player takes another. */
export function createSeeds({ random, locks, clock, database }: Kit) {
  const store = seedStore(database)
  const draw = (count: number) => random.bytes(count).toString('hex')

  function fresh(first: number, clientSeed: string) {
    const serverSeed = draw(seedBytes)
    const serverSeedHash = hash('sha256', serverSeed)
    const row: NewSeed = {
      first,
      locked: locks.lock('seed', serverSeed),
      hash: serverSeedHash,
      clientSeed,
      at: clock.now(),
    }
    return { serverSeed, row }
  }

  return {
    /** The seeds of a seat, made when it has none. */
    async inUse(seatId: string, first: number): Promise<Seed> {
      for (;;) {
        const stored = await store.inUse(seatId)
        if (stored) {
          const { locked, ...seed } = stored
          return { ...seed, serverSeed: locks.unlock('seed', locked) }
        }
        await store.add(seatId, fresh(first, draw(clientBytes)).row)
      }
    },
    /** Shows the old seed and puts another in its place; never while a round is open. */
    async rotate(seatId: string, old: Seed, clientSeed: string): Promise<Seed> {
      const { serverSeed, row } = fresh(old.first, clientSeed)
      const made = await store.rotate(seatId, old.id, row)
      if (made === 'open') throw new StudioRefused('round_open')
      if (made === 'gone') throw new StudioRefused('try_again')
      return { ...made, serverSeed, hash: row.hash, clientSeed }
    },
    /** What may be shown of a seed that is no longer in use. */
    opened: (locked: Buffer) => locks.unlock('seed', locked),
  }
}
