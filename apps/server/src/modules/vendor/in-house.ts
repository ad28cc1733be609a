import { hkdfSync } from 'node:crypto'
import { StartError } from '#platform/config'
import type { Kit } from '#platform/kit'
import type { VendorBook } from './book.ts'
import type { PotOwners } from './pots.ts'
import type { GamesOf, VendorStore } from './store/index.ts'

/** A house of ours that brings games. */
export interface House {
  code: string
  name: string
}

/** What the studio signs with when it runs apart: both sides make it of APP_SECRET. */
export function inHouseSecret(appSecret: string, code: string): string {
  const bytes = hkdfSync('sha256', appSecret, 'fairhouse', `vendor ${code}`, 32)
  return Buffer.from(bytes).toString('base64url')
}

interface InHouseParts {
  book: VendorBook
  store: VendorStore
  pots: PotOwners
}

/** A house with what it brings. */
export interface Bringing extends GamesOf {
  pots: readonly string[]
}

/** Our houses as vendors, made at start and again when what they are made of has changed. */
export function inHouseVendors({ config }: Kit, { book, store, pots }: InHouseParts) {
  async function open({ code, name }: House): Promise<void> {
    const facts = {
      code,
      name,
      secret: inHouseSecret(config.appSecret, code),
      launchUrl: `${config.gamesOrigin ?? ''}/play/?game={game}&ticket={ticket}`,
      hasTrial: true,
    }
    const known = book.find(code)
    if (known?.isInHouse === false) {
      throw new StartError(`The code ${code} belongs to our own games: an outside vendor has it.`)
    }
    const isSame =
      known?.secret === facts.secret && known.launchUrl === facts.launchUrl && known.name === name
    const rest = { wallet: 'seamless', baseUrl: null, games: [], isInHouse: true } as const
    if (!isSame) await book.put({ ...facts, ...rest })
  }

  return {
    async open(vendors: readonly House[]): Promise<void> {
      for (const vendor of vendors) await open(vendor)
    },
    /** Their pots and games, and no others; one that is known stays switched off if it was. */
    async setGames(vendors: readonly Bringing[]): Promise<void> {
      for (const { code, pots: own } of vendors) for (const pot of own) await pots.keep(code, pot)
      const moved = await store.setInHouseGames(vendors)
      if (moved) {
        throw new StartError(`${moved.game} was played as a game of ${moved.vendor}: it stays so.`)
      }
      await book.reload()
    },
  }
}
