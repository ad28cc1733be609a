import type { VendorModule } from '#modules/vendor'
import type { Clock } from '#platform/clock'
import { ownRow, type OwnGame } from './rows.ts'
import type { LobbyStore } from './store/index.ts'

/** A house of ours with its games, as the lobby lists them. */
export interface InHouseList {
  code: string
  name: string
  games: readonly OwnGame[]
  /** Which only our houses fill and win from. */
  pots: readonly string[]
  /** What was proved of the games, by their codes. */
  proofs?: Readonly<Record<string, GameProof>>
}

/** In per cent and in stakes: the least and most return of a game, how far a round strays. */
export interface GameProof {
  least: string
  most: string
  deviation: string
}

/** All of our games. */
export interface InHouse {
  vendors: readonly { code: string; name: string }[]
  /** Of the lists, or of what they follow from: when it is another, something may be new. */
  sha256: string
  lists(): readonly InHouseList[]
}

interface StockParts {
  clock: Clock
  vendor: VendorModule
  store: LobbyStore
  reload(): Promise<void>
}

/** Opens our houses and puts their games in; where nothing is new, a start writes nothing. */
export function stocker({ clock, vendor, store, reload }: StockParts) {
  return async ({ vendors, sha256, lists }: InHouse): Promise<void> => {
    await vendor.inHouse.open(vendors)
    if ((await store.stocked()) === sha256) return
    const stocked = lists().map(({ games, ...list }) => ({ ...list, games: games.map(ownRow) }))
    await vendor.inHouse.setGames(
      stocked.map(({ code, games, pots }) => ({
        code,
        pots,
        games: games.map((game) => game.code),
      })),
    )
    await store.stock(sha256, stocked, clock.now())
    await reload()
  }
}
