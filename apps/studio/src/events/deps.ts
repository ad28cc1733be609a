import type { Chains } from '#fairness'
import type { Clock, Log, WalletClient, WatchedRandom } from '#kit'
import type { EventGame } from './game.ts'
import type { BetStore } from './store/bets.ts'
import type { ChaseStore } from './store/chases.ts'
import type { EndStore, RefundStore } from './store/ends.ts'
import type { EventStore } from './store/events.ts'
import type { LeaseStore } from './store/leases.ts'

/** Dependencies of the module. */
export interface EventDeps {
  games: ReadonlyMap<string, EventGame>
  chains: Chains
  events: EventStore
  bets: BetStore
  ends: EndStore
  refunds: RefundStore
  chases: ChaseStore
  leases: LeaseStore
  wallet: WalletClient
  random: WatchedRandom
  clock: Clock
  log: Log
  /** Bets that are settled by one call. */
  chunkSize: number
}

export function requireGame({ games }: Pick<EventDeps, 'games'>, code: string): EventGame {
  const game = games.get(code)
  if (!game) throw new Error(`there is no game ${code}`)
  return game
}

/** The name of an event's link in the chains, and in its salt. */
export const drawIdOf = ({ game, number }: { game: string; number: string }): string =>
  `${game}/${number}`
