import { hash } from 'node:crypto'
import { chainOf, isLink, type Draw } from '@fairhouse/engines'
import type { Kit } from '#kit'
import type { PoolClient } from 'pg'
import { insertChain, lockFreeChain, takeLinks, type FreeChain } from './store/chain-links.ts'
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

  const linkOf = (use: StoredUse) => computeLink(use, encryption.decrypt('chain', use.secret))

  const requireClosed = async (draw: string) => closedUse(draw, await store.find(draw))

  const create = (game: string, length: number) => {
    const { commitment, last } = newChain(random, length)
    const secret = encryption.encrypt('chain', last)
    return { game, commitment, length, secret, at: clock.now() }
  }

  return {
    /** Creates a chain and returns the hash to publish. */
    async commit(game: string, length: number): Promise<string> {
      const chain = create(game, length)
      await store.add(chain)
      return chain.commitment
    },
    /**
     * Takes the next links for draws, in their order, in the caller's transaction. Commits another
     * chain of this length when the last one is used up.
     */
    takeIn: (client: PoolClient, game: string, draws: readonly string[], length: number) =>
      takeIn(client, draws, {
        free: () => lockFreeChain(client, game),
        add: () => insertChain(client, create(game, length)),
      }),
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
    /**
     * Closes a draw whose salt nobody waits for, unless an earlier draw of its chain is open. One
     * that is closed already keeps its salt.
     */
    async closeIfNext(draw: string, salt: string): Promise<{ salt: string } | undefined> {
      await store.close(draw, salt, clock.now())
      const salted = (await store.find(draw))?.salt ?? undefined
      return salted === undefined ? undefined : { salt: salted }
    },
    /** The link of a draw, once it is published. */
    async revealed(draw: string): Promise<string | undefined> {
      return (await store.find(draw))?.link ?? undefined
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

/**
 * Computes a link from the end of the chain, because each link is the hash of the next. Throws
 * unless it leads to the published commitment.
 */
function computeLink({ length, place, commitment }: StoredUse, last: string): string {
  const link = chainOf(sha256, last, length - place)[0] ?? ''
  if (isLink(sha256, commitment, link, place)) return link
  throw new Error(`a stored chain does not have its published commitment ${commitment}`)
}

function closedUse(draw: string, use: StoredUse | undefined): StoredUse & { salt: string } {
  if (!use) throw new Error(`no link was taken for ${draw}`)
  const { salt } = use
  if (salt === null) throw new Error(`betting on ${draw} is not closed`)
  return { ...use, salt }
}

interface ChainsOfGame {
  free(): Promise<FreeChain | undefined>
  add(): Promise<void>
}

async function takeIn(client: PoolClient, draws: readonly string[], { free, add }: ChainsOfGame) {
  const taken = new Map<string, CommittedDraw>()
  while (taken.size < draws.length) {
    const chain = await free()
    if (!chain) {
      await add()
      continue
    }
    const { commitment, used } = chain
    const next = draws.slice(taken.size, taken.size + chain.length - used)
    await takeLinks(client, chain, next)
    for (const [index, draw] of next.entries()) {
      taken.set(draw, { commitment, place: used + index + 1 })
    }
  }
  return taken
}

function newChain(random: Kit['random'], length: number) {
  const last = random.bytes(secretBytes).toString('hex')
  return { last, commitment: chainOf(sha256, last, length)[0] ?? '' }
}
