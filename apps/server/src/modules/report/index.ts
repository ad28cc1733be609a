import type { BrandModule } from '#modules/brand'
import type { LobbyModule } from '#modules/lobby'
import type { VendorModule } from '#modules/vendor'
import type { WalletModule } from '#modules/wallet'
import type { Kit } from '#platform/kit'
import { reportHttp } from './http.ts'
import { createList } from './lists.ts'
import { recordReader } from './reader.ts'
import { playedGames } from './store/games.ts'
import { ownStore, type StoredBet } from './store/own.ts'
import { betList, recordList } from './store/shapes.ts'
import type { StoredLine } from './told.ts'
import { createZones } from '#platform/zone'

interface Parts {
  brands: BrandModule
  lobby: LobbyModule
  vendor: VendorModule
  wallet: WalletModule
}

export type { PlayedGame } from './store/games.ts'

export type ReportModule = ReturnType<typeof createReport>

/** What is told about money after it has moved. */
export function createReport({ database, clock }: Kit, parts: Parts) {
  const bets = createList<StoredBet>(database, betList)
  const records = createList<StoredLine>(database, recordList)
  const own = ownStore(database)
  return {
    reader: recordReader(parts),
    /** All that was staked, won and given until each of the moments. */
    resultsUntil: own.resultsUntil,
    /** What was played of games in a brand, since a moment and since it is counted. */
    playedIn: (brand: string, since: Date) => playedGames(database, brand, since),
    http: reportHttp({ ...parts, clock, zones: createZones(), bets, records, own }),
  }
}
