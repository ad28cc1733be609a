import type { Catalogue } from '#games'
import type { Clock, Encryption, Log, WatchedRandom } from '#kit'
import type { Pots } from '#pots'
import type { Seats } from './seats.ts'
import type { Settle } from './settle.ts'
import type { RoundStore } from './store/rounds.ts'

/** Dependencies of the rounds module. */
export interface RoundDeps {
  seats: Seats
  store: RoundStore
  settle: Settle
  pots: Pots
  catalogue: Catalogue
  clock: Clock
  random: WatchedRandom
  encryption: Encryption
  log: Log
}
