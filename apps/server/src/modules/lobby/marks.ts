import type { Clock } from '#platform/clock'
import { nameIn } from './item.ts'
import type { Game, Snapshot } from './rules.ts'
import type { LobbyStore, MarkKind } from './store/index.ts'
import type { View } from './view.ts'

const mostFavourites = 300
const mostRecent = 100

/** What an account marked and what it started. */
export function marksOf(clock: Clock, store: LobbyStore) {
  return {
    /** The last first; what the brand does not show any more is left out. */
    async list(kind: MarkKind, memberId: string, view: View): Promise<Game[]> {
      const marks = await store.marks(kind, memberId)
      return marks.flatMap(({ nodeId }) => view.find({ nodeId }) ?? [])
    },
    /** False when there is no room for one more. */
    add: (memberId: string, nodeId: number) =>
      store.addFavourite(memberId, nodeId, clock.now(), mostFavourites),
    remove: store.removeFavourite,
    noteStart: (memberId: string, nodeId: number) =>
      store.noteStart(memberId, nodeId, clock.now(), mostRecent),
    async exportOf(memberId: string, { games }: Snapshot) {
      const names = new Map(games.map((game) => [game.nodeId, nameIn(game, 'EN')]))
      const told = async (kind: MarkKind) =>
        (await store.marks(kind, memberId)).map(({ nodeId, at }) => ({
          nodeId,
          name: names.get(nodeId) ?? null,
          at,
        }))
      return { favourites: await told('favourite'), recent: await told('recent') }
    },
    forget: store.forget,
  }
}

export type Marks = ReturnType<typeof marksOf>
