import type { GameProviderModule, InHouseProvider } from '#modules/game-provider'
import type { Clock } from '#platform/clock'
import { completeRow, type OwnGame } from './game-rows.ts'
import type { LobbyStore } from './store/index.ts'

/** An in-house provider with its games. */
export interface InHouseList {
  code: string
  name: string
  games: readonly OwnGame[]
  /** Jackpot pots that only in-house games use. */
  pots: readonly string[]
  /** Certified facts by game code. */
  proofs?: Readonly<Record<string, GameProof>>
}

/** Certified minimum and maximum return in per cent, and the standard deviation in stakes. */
export interface GameProof {
  least: string
  most: string
  deviation: string
}

/** All in-house games. */
export interface InHouse {
  vendors: readonly InHouseProvider[]
  /** Hash of the lists or their source: a change triggers an import. */
  sha256: string
  lists(): readonly InHouseList[]
}

interface Deps {
  clock: Clock
  gameProvider: GameProviderModule
  store: LobbyStore
  reload(): Promise<void>
}

/** Creates in-house providers and imports their games; without changes nothing is written. */
export function createInHouseImport({ clock, gameProvider, store, reload }: Deps) {
  return async ({ vendors, sha256, lists }: InHouse): Promise<void> => {
    await gameProvider.inHouse.open(vendors)
    if ((await store.lastImport()) === sha256) return
    const stocked = lists().map(({ games, ...list }) => ({
      ...list,
      games: games.map(completeRow),
    }))
    await gameProvider.inHouse.setGames(
      stocked.map(({ code, games, pots }) => ({
        code,
        pots,
        games: games.map((game) => game.code),
      })),
    )
    await store.importInHouse(sha256, stocked, clock.now())
    await reload()
  }
}
