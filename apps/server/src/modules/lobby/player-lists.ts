import type { Clock } from '#platform/clock'
import { nameIn } from './game-item.ts'
import type { Game, Snapshot } from './rules.ts'
import type { LobbyStore, MarkKind } from './store/index.ts'
import type { BrandCatalogue } from './brand-catalogue.ts'

const maxFavourites = 300
const maxRecent = 100

/** Favourites and recently played games of an account. */
export function createPlayerLists(clock: Clock, store: LobbyStore) {
  return {
    /** Latest first; games the brand no longer shows are left out. */
    async list(kind: MarkKind, memberId: string, view: BrandCatalogue): Promise<Game[]> {
      const marks = await store.marks(kind, memberId)
      return marks.flatMap(({ nodeId }) => view.find({ nodeId }) ?? [])
    },
    /** False if the list is full. */
    add: (memberId: string, nodeId: number) =>
      store.addFavourite(memberId, nodeId, clock.now(), maxFavourites),
    remove: store.removeFavourite,
    noteStart: (memberId: string, nodeId: number) =>
      store.noteStart(memberId, nodeId, clock.now(), maxRecent),
    async exportOf(memberId: string, { games }: Snapshot) {
      const names = new Map(games.map((game) => [game.nodeId, nameIn(game, 'EN')]))
      const exportList = async (kind: MarkKind) =>
        (await store.marks(kind, memberId)).map(({ nodeId, at }) => ({
          nodeId,
          name: names.get(nodeId) ?? null,
          at,
        }))
      return { favourites: await exportList('favourite'), recent: await exportList('recent') }
    },
    forget: store.forget,
  }
}

export type PlayerLists = ReturnType<typeof createPlayerLists>
