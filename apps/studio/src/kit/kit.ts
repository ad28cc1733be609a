import type { Database } from './database.ts'
import type { Encryption } from './encryption.ts'
import type { Clock, Log, WalletClient } from './ports.ts'
import type { WatchedRandom } from './watched-random.ts'

/** Dependencies of the studio's modules. */
export interface Kit {
  clock: Clock
  random: WatchedRandom
  log: Log
  database: Database
  encryption: Encryption
  wallet: WalletClient
}
