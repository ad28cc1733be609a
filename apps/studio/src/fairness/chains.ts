import { hash } from 'node:crypto'
import { chainOf, isLink, type Draw } from '@fairhouse/engines'
import type { Kit } from '#kit'
import { chainStore, type StoredUse } from './store/chains.ts'

export type Chains = ReturnType<typeof createChains>

const sha256 = (text: string) => hash('sha256', text)
const secretBytes = 32

/** The public facts of a draw before it is decided. */
export interface CommittedDraw {
  /** The first link of the chain, published before it was used. */
  commitment: string
  /** Position of the deciding link after the commitment. */
  place: number
}

/**
 * Seeds of games with many players: committed as a hash chain beforehand, used in order, salted
 * with data that is fixed only when betting closes, and revealed then.
 */
export function createChains({ random, encryption, clock, database }: Kit) {
  const store = chainStore(database)

  /**
   * Computes a link from the end of the chain, because each link is the hash of the next. Throws
   * unless it leads to the published commitment.
   */
  function linkOf({ secret, length, place, commitment }: StoredUse): string {
    const link = chainOf(sha256, encryption.decrypt('chain', secret), length - place)[0] ?? ''
    if (isLink(sha256, commitment, link, place)) return link
    throw new Error(`a stored chain does not have its published commitment ${commitment}`)
  }

  async function requireClosed(draw: string): Promise<StoredUse & { salt: string }> {
    const use = await store.find(draw)
    if (!use) throw new Error(`no link was taken for ${draw}`)
    const { salt } = use
    if (salt === null) throw new Error(`betting on ${draw} is not closed`)
    return { ...use, salt }
  }

  return {
    /** Creates a chain and returns the hash to publish. */
    async commit(game: string, length: number): Promise<string> {
      const last = random.bytes(secretBytes).toString('hex')
      const commitment = chainOf(sha256, last, length)[0] ?? ''
      const secret = encryption.encrypt('chain', last)
      await store.add({ game, commitment, length, secret, at: clock.now() })
      return commitment
    },
    /** Takes the next link for a draw; a repeat gets the same link. */
    async take(game: string, draw: string): Promise<CommittedDraw> {
      const use = await store.take(game, draw)
      if (!use) throw new Error(`${game} has no chain left: commit another`)
      return { commitment: use.commitment, place: use.place }
    },
    /**
     * Closes betting: fixes the salt and so the outcome. Draws of a chain close in the order of
     * their links, so overlapping draws need separate chains.
     */
    async close(draw: string, salt: string): Promise<Draw> {
      await store.close(draw, salt, clock.now())
      const use = await requireClosed(draw)
      if (use.salt !== salt) throw new Error(`${draw} was closed with another salt`)
      return { seed: linkOf(use), salt, place: use.place }
    },
    /** Publishes the link and returns what verifies the draw. */
    async reveal(draw: string): Promise<Draw & CommittedDraw> {
      const use = await requireClosed(draw)
      const seed = linkOf(use)
      await store.reveal(draw, seed, clock.now())
      return { seed, salt: use.salt, place: use.place, commitment: use.commitment }
    },
  }
}
