import type { Catalogue } from '#games'
import type { Clock, Locks, Log, WatchedRandom } from '#kit'
import type { Pots } from '#pots'
import type { Seats } from './seats.ts'
import type { Settle } from './settle.ts'
import type { RoundStore } from './store/rounds.ts'
import type { Writer } from './writer.ts'

/** What rounds are played with. */
export interface RoundParts {
  seats: Seats
  store: RoundStore
  writer: Writer
  settle: Settle
  pots: Pots
  catalogue: Catalogue
  clock: Clock
  random: WatchedRandom
  locks: Locks
  log: Log
}
