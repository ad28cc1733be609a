import type { BrandModule } from '#modules/brand'
import type { MemberModule } from '#modules/member'
import type { GameProviderModule } from '#modules/game-provider'
import type { Executor } from '#platform/database'
import type { Kit } from '#platform/kit'
import { createCatalogue } from './catalogue.ts'
import { createChoiceEditor } from './edit-choices.ts'
import { createGameFacts } from './game-facts.ts'
import { lobbyHttp } from './http.ts'
import { createPlayerLists } from './player-lists.ts'
import { ListFault, readRows } from './game-rows.ts'
import type { Game } from './rules.ts'
import { createInHouseImport } from './in-house-games.ts'
import { lobbyStore, type Imported } from './store/index.ts'
import type { GameQuery } from './brand-catalogue.ts'

export type { GameTarget } from './edit-choices.ts'
export { readGameList } from './game-list.ts'
export { ListFault, type GameRow, type OwnGame } from './game-rows.ts'
export type { Game } from './rules.ts'
export type { InHouse, InHouseList } from './in-house-games.ts'

export type LobbyModule = ReturnType<typeof createLobby>

/** The lobby: game lists, search, favourites and recently played games. */
export function createLobby(
  kit: Kit,
  brands: BrandModule,
  member: MemberModule,
  gameProvider: GameProviderModule,
) {
  const store = lobbyStore(kit.database)
  const catalogue = createCatalogue(store.read, brands, gameProvider)
  const marks = createPlayerLists(kit.clock, store)

  return {
    http: lobbyHttp({ brands, catalogue, marks, member, gameProvider }),
    /** Finds a game open in the brand, listed or not. */
    find: (wanted: GameQuery, brandId: string): Game | undefined =>
      catalogue.of(brandId).find(wanted),
    ...createGameFacts(catalogue.snapshot),
    noteStart: marks.noteStart,
    /**
     * Imports a provider's list, all of it or nothing (`ListFault`); `note` runs in the same
     * transaction. Idempotent.
     */
    async importGames(
      vendorCode: string,
      rows: readonly unknown[],
      note?: (done: Imported, executor: Executor) => Promise<void>,
    ): Promise<Imported> {
      if (!gameProvider.isKnown(vendorCode))
        throw new ListFault(`There is no vendor ${vendorCode}.`)
      if (gameProvider.isInHouse(vendorCode))
        throw new ListFault(`The games of ${vendorCode} are ours.`)
      const list = readRows(rows)
      const codes = list.games.map(({ code }) => code)
      const facts = { vendor: vendorCode, now: kit.clock.now() }
      const done = await kit.database.db.transaction().execute(async (executor) => {
        await gameProvider.addGames(vendorCode, codes, executor)
        const imported = await store.put({ ...facts, ...list }, executor)
        await note?.(imported, executor)
        return imported
      })
      await gameProvider.reload()
      await catalogue.reload()
      return done
    },
    choices: createChoiceEditor(kit.database.db),
    importInHouse: createInHouseImport({
      clock: kit.clock,
      gameProvider,
      store,
      reload: catalogue.reload,
    }),
    /** Whether players of a brand find the game. */
    isPlayable: (brandId: string, providerCode: string, gameCode: string): boolean =>
      catalogue.of(brandId).find({ providerCode, gameCode }) !== undefined,
    /** Resolves when the catalogue is loaded. */
    opened: catalogue.opened,
    exportOf: (memberId: string) => marks.exportOf(memberId, catalogue.snapshot()),
    forget: marks.forget,
    reload: catalogue.reload,
  }
}
