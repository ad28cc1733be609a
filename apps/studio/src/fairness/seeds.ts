import { hash } from 'node:crypto'
import { StudioRefused, type Kit, type Encryption, type Random } from '#kit'
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
  /** When the hash was published; null for pairs older than hash publication. */
  publishedAt: Date | null
  /** When the client seed was given. */
  at: Date
}

/** The public facts of the next server seed. */
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
  /** The pair that went out of use; undefined for the first rotation. */
  revealed: Seed | undefined
}

export type Seeds = ReturnType<typeof createSeeds>

const seedBytes = 32

/** Creates server seeds and decrypts stored ones. */
function createVault(random: Random, encryption: Encryption) {
  /** Decrypts a seed. Throws unless it matches its published hash. */
  function decryptChecked({
    encrypted,
    hash: published,
  }: {
    encrypted: Buffer
    hash: string
  }): string {
    const serverSeed = encryption.decrypt('seed', encrypted)
    if (hash('sha256', serverSeed) !== published) {
      throw new Error(`a stored server seed does not have its published hash ${published}`)
    }
    return serverSeed
  }

  return {
    decryptChecked,
    newCommitment(): NewCommitment {
      const serverSeed = random.bytes(seedBytes).toString('hex')
      return { encrypted: encryption.encrypt('seed', serverSeed), hash: hash('sha256', serverSeed) }
    },
    seedOf(stored: StoredSeed): Seed {
      const { encrypted: _locked, ...seed } = stored
      return { ...seed, serverSeed: decryptChecked(stored) }
    },
  }
}

/**
 * Server seeds: committed by a published hash, used with the player's client seed, and revealed
 * when the next one replaces them.
 */
export function createSeeds({ random, encryption, clock, database }: Kit) {
  const store = seedStore(database)
  const { newCommitment, decryptChecked, seedOf } = createVault(random, encryption)

  async function loadPair(seatId: string) {
    for (;;) {
      const { current, next } = await store.loadPair(seatId)
      if (next) return { current, next }
      await store.commitFirst(seatId, newCommitment(), clock.now())
    }
  }

  /** Rebuilds the first answer of a rotation: the current pair and the one it replaced. */
  async function repeatRotation(
    seatId: string,
    current: StoredSeed,
    next: NextSeed,
  ): Promise<Rotated> {
    const before = await store.before(seatId, current.id)
    return { current: seedOf(current), revealed: before && seedOf(before), next }
  }

  return {
    async inUse(seatId: string): Promise<Seed | undefined> {
      const { current } = await store.loadPair(seatId)
      return current && seedOf(current)
    },
    /**
     * The seeds in use and the hash of the next server seed, which is committed first if there is
     * none.
     */
    async shown(seatId: string): Promise<ShownSeeds> {
      const { current, next } = await loadPair(seatId)
      return { current: current && seedOf(current), next }
    },
    /**
     * Takes the committed seed into use with its client seed, reveals the old one and commits the
     * next, in one transaction; refused while a round is open.
     */
    async rotate(seatId: string, given: GivenSeed): Promise<Rotated> {
      const { current, next } = await loadPair(seatId)
      const kind = rotationOf({ current, next }, given)
      if (kind === 'repeat' && current) return repeatRotation(seatId, current, next)
      if (kind !== 'use') throw new StudioRefused('seed_changed')
      const serverSeed = decryptChecked(next)
      const at = notBefore(next.publishedAt, clock.now())
      const use = { number: next.number, clientSeed: given.clientSeed, next: newCommitment(), at }
      const result = await store.rotate(seatId, use)
      if (result === 'open') throw new StudioRefused('round_open')
      if (result === 'gone') throw new StudioRefused('seed_changed')
      const { hash: used, publishedAt } = next
      const seed = {
        ...result,
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
