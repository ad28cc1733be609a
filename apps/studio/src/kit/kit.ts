import type { Database } from './database.ts'
import type { Locks } from './locks.ts'
import type { Clock, Log, WalletClient } from './ports.ts'
import type { WatchedRandom } from './watched-random.ts'

/** What the studio's parts are built from. */
export interface Kit {
  clock: Clock
  random: WatchedRandom
  log: Log
  database: Database
  locks: Locks
  wallet: WalletClient
}
