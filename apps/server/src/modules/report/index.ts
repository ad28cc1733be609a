import type { BrandModule } from '#modules/brand'
import type { LobbyModule } from '#modules/lobby'
import type { MemberModule } from '#modules/member'
import type { VendorModule } from '#modules/vendor'
import type { WalletModule } from '#modules/wallet'
import type { Kit } from '#platform/kit'
import { dayBook } from './day-book.ts'
import { reportHttp } from './http.ts'
import { createList } from './lists.ts'
import { recordReader } from './reader.ts'
import { playedGames } from './store/games.ts'
import { ownStore, type StoredBet } from './store/own.ts'
import { daysStore } from './store/days-read.ts'
import { playersOf, type PlayersAsked } from './store/players-read.ts'
import { rankAll } from './store/ranks.ts'
import { betList, recordList } from './store/shapes.ts'
import { betTold, type StoredLine } from './told.ts'
import { createZones } from '#platform/zone'

interface Parts {
  brands: BrandModule
  lobby: LobbyModule
  member: MemberModule
  vendor: VendorModule
  wallet: WalletModule
}

export { csvLine, csvStart } from './csv.ts'
export { figuresOf, revenueOf, type Flows } from './figures.ts'
export { daysBefore, momentsOf, soundDate } from './period.ts'
export type { Bet } from './bets.ts'
export { monthOf } from './spans.ts'
export type { PlayedGame } from './store/games.ts'
export type { PlayerPlace, PlayerRow } from './store/players-read.ts'

type RoundWatch = Parameters<typeof recordReader>[0]['watch']

export type ReportModule = ReturnType<typeof createReport>

/** What is told about money after it has moved. */
export function createReport({ database, clock }: Kit, parts: Parts) {
  const bets = createList<StoredBet>(database, betList)
  const records = createList<StoredLine>(database, recordList)
  const own = ownStore(database)
  const zones = createZones()
  const watchers: RoundWatch[] = []
  const watch: RoundWatch = async (rounds, transaction) => {
    for (const look of watchers) await look(rounds, transaction)
  }
  return {
    reader: recordReader({ ...parts, days: dayBook({ ...parts, zones }), watch }),
    /** Whoever must know of rounds; what follows is in the commit that takes them in. */
    onRounds: (look: RoundWatch) => void watchers.push(look),
    /** The figures of the house by days. */
    days: daysStore(database),
    /** Players by what they staked. */
    async players(asked: PlayersAsked) {
      if (asked.after === undefined) await rankAll(database)
      return playersOf(database, asked)
    },
    /** Timed work: puts those who played in their places, so that few wait when it is asked. */
    rank: () => rankAll(database),
    /** All that was staked, won and given until each of the moments. */
    resultsUntil: own.resultsUntil,
    /** What was played of games in a brand, since a moment and since it is counted. */
    playedIn: (brand: string, since: Date) => playedGames(database, brand, since),
    /** The latest rounds of a member, as the member is told of them. */
    async latestBets(memberId: string, limit: number, language: string) {
      const rows = await own.latestBets(memberId, limit)
      return rows.map((row) => betTold(row, parts, language))
    },
    http: reportHttp({ ...parts, clock, zones, bets, records, own }),
  }
}
