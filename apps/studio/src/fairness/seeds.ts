import { hash } from 'node:crypto'
import { StudioRefused, type Kit, type Locks, type Random } from '#kit'
import { notBefore, rotationOf, type GivenSeed } from './rules.ts'
import { seedStore, type NewCommitment, type StoredSeed } from './store/seeds.ts'

/** A pair of seeds in use. */
export interface Seed {
  id: string
  /** The number of the round whose nonce is 0. */
  first: number
  serverSeed: string
  hash: string
  clientSeed: string
  /** When the hash was published; null for pairs from before hashes were published first. */
  publishedAt: Date | null
  /** When the client seed was given. */
  at: Date
}

/** The next server seed, as anybody may know it. */
export interface NextSeed {
  hash: string
  publishedAt: Date
}

export interface ShownSeeds {
  current: Seed | undefined
  next: NextSeed
}

export interface Rotated extends ShownSeeds {
  current: Seed
  /** Out of use from now on; none when these are the first seeds. */
  revealed: Seed | undefined
}

export type Seeds = ReturnType<typeof createSeeds>

const seedBytes = 32

/** Makes server seeds and opens stored ones. */
function createVault(random: Random, locks: Locks) {
  /** A seed that does not have its published hash decides nothing. */
  function unlocked({ locked, hash: published }: { locked: Buffer; hash: string }): string {
    const serverSeed = locks.unlock('seed', locked)
    if (hash('sha256', serverSeed) !== published) {
      throw new Error(`a stored server seed does not have its published hash ${published}`)
    }
    return serverSeed
  }

  return {
    unlocked,
    fresh(): NewCommitment {
      const serverSeed = random.bytes(seedBytes).toString('hex')
      return { locked: locks.lock('seed', serverSeed), hash: hash('sha256', serverSeed) }
    },
    seedOf(stored: StoredSeed): Seed {
      const { locked: _locked, ...seed } = stored
      return { ...seed, serverSeed: unlocked(stored) }
    },
  }
}

/**
 * Server seeds: committed and published by their hash, then taken into use with a client seed of
 * the player's, and revealed when the next one takes their place.
 */
export function createSeeds({ random, locks, clock, database }: Kit) {
  const store = seedStore(database)
  const { fresh, unlocked, seedOf } = createVault(random, locks)

  async function held(seatId: string) {
    for (;;) {
      const { current, next } = await store.held(seatId)
      if (next) return { current, next }
      await store.commitFirst(seatId, fresh(), clock.now())
    }
  }

  /** The pair as the first answer told it, with the one that it took the place of. */
  async function again(seatId: string, current: StoredSeed, next: NextSeed): Promise<Rotated> {
    const before = await store.before(seatId, current.id)
    return { current: seedOf(current), revealed: before && seedOf(before), next }
  }

  return {
    async inUse(seatId: string): Promise<Seed | undefined> {
      const { current } = await store.held(seatId)
      return current && seedOf(current)
    },
    /** The seeds in use and the hash of the next server seed, which is committed if it was not. */
    async shown(seatId: string): Promise<ShownSeeds> {
      const { current, next } = await held(seatId)
      return { current: current && seedOf(current), next }
    },
    /**
     * Takes the committed seed into use with the client seed given for it, reveals the old one and
     * commits another, in one transaction; never while a round is open.
     */
    async rotate(seatId: string, given: GivenSeed): Promise<Rotated> {
      const { current, next } = await held(seatId)
      const kind = rotationOf({ current, next }, given)
      if (kind === 'repeat' && current) return again(seatId, current, next)
      if (kind !== 'use') throw new StudioRefused('seed_changed')
      const serverSeed = unlocked(next)
      const at = notBefore(next.publishedAt, clock.now())
      const use = { number: next.number, clientSeed: given.clientSeed, next: fresh(), at }
      const made = await store.rotate(seatId, use)
      if (made === 'open') throw new StudioRefused('round_open')
      if (made === 'gone') throw new StudioRefused('seed_changed')
      const { hash: used, publishedAt } = next
      const seed = {
        ...made,
        serverSeed,
        hash: used,
        clientSeed: given.clientSeed,
        publishedAt,
        at,
      }
      const committed = { hash: use.next.hash, publishedAt: at }
      return { current: seed, revealed: current && seedOf(current), next: committed }
    },
  }
}
