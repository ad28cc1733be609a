import type { BrandModule } from '#modules/brand'
import type { MemberModule } from '#modules/member'
import type { VendorModule } from '#modules/vendor'
import type { Executor } from '#platform/database'
import type { Kit } from '#platform/kit'
import { createCatalogue } from './catalogue.ts'
import { gameDesk } from './desk.ts'
import { gameFacts } from './game-facts.ts'
import { lobbyHttp } from './http.ts'
import { marksOf } from './marks.ts'
import { ListFault, readRows } from './rows.ts'
import type { Game } from './rules.ts'
import { stocker } from './stock.ts'
import { lobbyStore, type Imported } from './store/index.ts'
import type { Wanted } from './view.ts'

export type { Chosen } from './desk.ts'
export { readGameList } from './game-list.ts'
export { ListFault, type GameRow, type OwnGame } from './rows.ts'
export type { Game } from './rules.ts'
export type { InHouse, InHouseList } from './stock.ts'

export type LobbyModule = ReturnType<typeof createLobby>

/** What can be played: lists, search, and what an account marked and started. */
export function createLobby(
  kit: Kit,
  brand: BrandModule,
  member: MemberModule,
  vendor: VendorModule,
) {
  const store = lobbyStore(kit.database)
  const catalogue = createCatalogue(store.read, brand, vendor)
  const marks = marksOf(kit.clock, store)

  return {
    http: lobbyHttp({ brands: brand, catalogue, marks, member, vendor }),
    /** What the brand has open, listed or not. */
    find: (wanted: Wanted, brandId: string): Game | undefined => catalogue.of(brandId).find(wanted),
    ...gameFacts(catalogue.snapshot),
    noteStart: marks.noteStart,
    /**
     * Puts a vendor's list in, all of it or nothing (`ListFault`), with what its caller notes of
     * it in the same commit. Twice is the same as once.
     */
    async importGames(
      vendorCode: string,
      rows: readonly unknown[],
      note?: (done: Imported, executor: Executor) => Promise<void>,
    ): Promise<Imported> {
      if (!vendor.isKnown(vendorCode)) throw new ListFault(`There is no vendor ${vendorCode}.`)
      if (vendor.isInHouse(vendorCode)) throw new ListFault(`The games of ${vendorCode} are ours.`)
      const list = readRows(rows)
      const codes = list.games.map(({ code }) => code)
      const facts = { vendor: vendorCode, now: kit.clock.now() }
      const done = await kit.database.db.transaction().execute(async (executor) => {
        await vendor.addGames(vendorCode, codes, executor)
        const imported = await store.put({ ...facts, ...list }, executor)
        await note?.(imported, executor)
        return imported
      })
      await vendor.reload()
      await catalogue.reload()
      return done
    },
    desk: gameDesk(kit.database.db),
    stock: stocker({ clock: kit.clock, vendor, store, reload: catalogue.reload }),
    /** The catalogue is here. */
    opened: catalogue.opened,
    exportOf: (memberId: string) => marks.exportOf(memberId, catalogue.snapshot()),
    forget: marks.forget,
    reload: catalogue.reload,
  }
}
