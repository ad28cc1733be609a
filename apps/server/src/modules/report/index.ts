import type { BrandModule } from '#modules/brand'
import type { LobbyModule } from '#modules/lobby'
import type { MemberModule } from '#modules/member'
import type { GameProviderModule } from '#modules/game-provider'
import type { WalletModule } from '#modules/wallet'
import type { Kit } from '#platform/kit'
import { createDailyTotals } from './daily-totals.ts'
import { createReportHttp } from './http.ts'
import { createPagedList } from './paged-list.ts'
import { createRecordReader } from './reader.ts'
import { readPlayedGames } from './store/games.ts'
import { memberRecordStore, type StoredBet } from './store/member-records.ts'
import { daysStore } from './store/days-read.ts'
import { readPlayers, type PlayersQuery } from './store/players-read.ts'
import { rankAll } from './store/ranks.ts'
import { betList, recordList } from './store/list-shapes.ts'
import { toBetView, type StoredLine } from './view.ts'
import { createZones } from '#platform/zone'

interface Deps {
  brands: BrandModule
  lobby: LobbyModule
  member: MemberModule
  gameProvider: GameProviderModule
  wallet: WalletModule
}

export { csvLine, csvStart } from './csv.ts'
export { figuresOf, revenueOf, type Flows } from './figures.ts'
export { daysBefore, momentsOf, validDate } from './period.ts'
export type { Bet } from './bets.ts'
export { monthOf } from './spans.ts'
export type { PlayedGame } from './store/games.ts'
export type { PlayerCursor, PlayerRow } from './store/players-read.ts'

type RoundWatch = Parameters<typeof createRecordReader>[0]['watch']

export type ReportModule = ReturnType<typeof createReport>

/** Reports derived from the journal. */
export function createReport({ database, clock }: Kit, deps: Deps) {
  const bets = createPagedList<StoredBet>(database, betList)
  const records = createPagedList<StoredLine>(database, recordList)
  const own = memberRecordStore(database)
  const zones = createZones()
  const watchers: RoundWatch[] = []
  const watch: RoundWatch = async (rounds, transaction) => {
    for (const look of watchers) await look(rounds, transaction)
  }
  return {
    reader: createRecordReader({ ...deps, days: createDailyTotals({ ...deps, zones }), watch }),
    /** Adds a listener for rounds; it runs in the reader's commit. */
    onRounds: (look: RoundWatch) => void watchers.push(look),
    /** The figures of the house by day. */
    days: daysStore(database),
    /** Players ranked by stake. */
    async players(query: PlayersQuery) {
      if (query.after === undefined) await rankAll(database)
      return readPlayers(database, query)
    },
    /** Timed work: ranks recent players, so that few remain to be ranked on request. */
    rank: () => rankAll(database),
    /** Total stakes, wins and bonuses up to each of the times. */
    resultsUntil: own.resultsUntil,
    /** Play by game in a brand, since a time and in all. */
    playedIn: (brand: string, since: Date) => readPlayedGames(database, brand, since),
    /** A member's latest rounds, as the member sees them. */
    async latestBets(memberId: string, limit: number, language: string) {
      const rows = await own.latestBets(memberId, limit)
      return rows.map((row) => toBetView(row, deps, language))
    },
    http: createReportHttp({ ...deps, clock, zones, bets, records, own }),
  }
}
