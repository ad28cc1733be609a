import type { Executor } from '#platform/database'
import { moveToPosition } from './list-position.ts'
import { providerGames, type ProviderGamesQuery } from './store/provider-games.ts'

/** A game to edit, in one brand or in all. */
export interface GameTarget {
  vendor: string
  game: string
  brandId?: string | undefined
}

/** Reads and edits choices for games; the caller reloads afterwards. */
export function createChoiceEditor(db: Executor) {
  return {
    page: (query: ProviderGamesQuery) => providerGames(db).page(query),
    proofs: () => providerGames(db).proofs(),
    /** Returns the previous value; undefined if there is no such game. */
    async setHot({ vendor, game, brandId }: GameTarget, isHot: boolean, executor: Executor) {
      const rows = providerGames(executor)
      await rows.lock(vendor)
      const before = await rows.game(vendor, game, brandId)
      if (before) await rows.setHot(before.nodeId, brandId, isHot)
      return before?.isHot
    },
    /** Moves a game to a position in its provider's list, from 1. Returns both positions. */
    async move({ vendor, game, brandId }: GameTarget, place: number, executor: Executor) {
      const rows = providerGames(executor)
      await rows.lock(vendor)
      const before = await rows.game(vendor, game, brandId)
      if (!before) return undefined
      const list = await rows.ranks(vendor, brandId)
      const changes = moveToPosition(list, before.nodeId, place)
      if (changes.length > 0) await rows.setRanks(brandId, changes)
      const after = Math.min(Math.max(place, 1), list.length)
      return { before: before.place, after }
    },
  }
}
