import type { Kit } from '#platform/kit'
import { catalogueDesk, type Parts } from './desk.ts'
import { catalogueHttp } from './http.ts'
import { liveReturns } from './live.ts'
import { catalogueShelf } from './shelf.ts'

/** What operators see and change of what can be played. */
export function createCatalogueDesk(kit: Kit, below: Omit<Parts, 'kit'>) {
  const parts = { kit, ...below }
  const desk = catalogueDesk(parts)
  return {
    http: catalogueHttp({ shelf: catalogueShelf(parts), desk, live: liveReturns(parts) }),
    turn: desk.turn,
    importList: desk.importList,
  }
}
