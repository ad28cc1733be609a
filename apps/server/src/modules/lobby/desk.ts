import type { Executor } from '#platform/database'
import { movedTo } from './places.ts'
import { deskRows, type ShelfQuery } from './store/desk.ts'

/** A game that colleagues choose something for, in one brand or in all. */
export interface Chosen {
  vendor: string
  game: string
  brandId?: string | undefined
}

/** What colleagues see and choose of games; who changes something reloads when it is done. */
export function gameDesk(db: Executor) {
  return {
    page: (query: ShelfQuery) => deskRows(db).page(query),
    proofs: () => deskRows(db).proofs(),
    /** Answers how it was; undefined where there is no such game. */
    async setHot({ vendor, game, brandId }: Chosen, isHot: boolean, executor: Executor) {
      const rows = deskRows(executor)
      await rows.alone(vendor)
      const before = await rows.game(vendor, game, brandId)
      if (before) await rows.setHot(before.nodeId, brandId, isHot)
      return before?.isHot
    },
    /** To a place of its vendor's list, from 1. Answers where it was and is. */
    async move({ vendor, game, brandId }: Chosen, place: number, executor: Executor) {
      const rows = deskRows(executor)
      await rows.alone(vendor)
      const before = await rows.game(vendor, game, brandId)
      if (!before) return undefined
      const list = await rows.standings(vendor, brandId)
      const changes = movedTo(list, before.nodeId, place)
      if (changes.length > 0) await rows.setRanks(brandId, changes)
      const after = Math.min(Math.max(place, 1), list.length)
      return { before: before.place, after }
    },
  }
}
