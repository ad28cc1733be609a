import { hash } from 'node:crypto'
import { chainOf, isLink, type Draw } from '@fairhouse/engines'
import type { Kit } from '#kit'
import { chainStore, type StoredUse } from './store/chains.ts'

export type Chains = ReturnType<typeof createChains>

const sha256 = (text: string) => hash('sha256', text)
const secretBytes = 32

/** A draw before it is decided: what everybody may know of it. */
export interface Promised {
  /** The first link of the chain, published before it was used. */
  commitment: string
  /** Which link after it decides. */
  place: number
}

/**
 * Seeds of games that many play together: committed as a chain beforehand, taken one after the
 * other, salted with what is fixed only when betting is closed, and shown then.
 */
export function createChains({ random, locks, clock, database }: Kit) {
  const store = chainStore(database)

  /**
   * Counted from the end, because each link is the hash of the one after it. One that does not lead
   * to the published commitment decides nothing.
   */
  function linkOf({ secret, length, place, commitment }: StoredUse): string {
    const link = chainOf(sha256, locks.unlock('chain', secret), length - place)[0] ?? ''
    if (isLink(sha256, commitment, link, place)) return link
    throw new Error(`a stored chain does not have its published commitment ${commitment}`)
  }

  async function closed(draw: string): Promise<StoredUse & { salt: string }> {
    const use = await store.find(draw)
    if (!use) throw new Error(`no link was taken for ${draw}`)
    const { salt } = use
    if (salt === null) throw new Error(`betting on ${draw} is not closed`)
    return { ...use, salt }
  }

  return {
    /** Makes a chain and tells the hash to publish. */
    async commit(game: string, length: number): Promise<string> {
      const last = random.bytes(secretBytes).toString('hex')
      const commitment = chainOf(sha256, last, length)[0] ?? ''
      const secret = locks.lock('chain', last)
      await store.add({ game, commitment, length, secret, at: clock.now() })
      return commitment
    },
    /** The next link of the game's chains for a draw; the same for the same draw. */
    async take(game: string, draw: string): Promise<Promised> {
      const use = await store.take(game, draw)
      if (!use) throw new Error(`${game} has no chain left: commit another`)
      return { commitment: use.commitment, place: use.place }
    },
    /**
     * Betting is closed: from now on the salt stands, and with it the outcome. Draws of a chain
     * close in the order of their links, so those that overlap have chains of their own.
     */
    async close(draw: string, salt: string): Promise<Draw> {
      await store.close(draw, salt, clock.now())
      const use = await closed(draw)
      if (use.salt !== salt) throw new Error(`${draw} was closed with another salt`)
      return { seed: linkOf(use), salt, place: use.place }
    },
    /** What anybody can verify the draw by. */
    async reveal(draw: string): Promise<Draw & Promised> {
      const use = await closed(draw)
      const seed = linkOf(use)
      await store.reveal(draw, seed, clock.now())
      return { seed, salt: use.salt, place: use.place, commitment: use.commitment }
    },
  }
}
