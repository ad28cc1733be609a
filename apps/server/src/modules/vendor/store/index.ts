import type { PlayMode } from '@fairhouse/protocol/vendor'
import type { Database } from '#platform/database'
import { moveRows } from './moves.ts'
import { roundStore, type RoundStore } from './rounds.ts'
import { sessionRows } from './sessions.ts'
import { stayRows } from './stays.ts'
import { stepRows } from './steps.ts'
import { vendorRows } from './vendors.ts'

export type { StoredMove } from './moves.ts'
export type { OpenRound, RoundStep, RoundStore } from './rounds.ts'
export type { JournalStep, OwnStep } from './steps.ts'
export type { StoredSession } from './sessions.ts'
export type { Stay } from './stays.ts'
export { switchedOn, turnSwitch, type Switch } from './switches.ts'
export type { GamesOf, StoredVendor, VendorLook } from './vendors.ts'

export function vendorStore(database: Database) {
  const rounds: Record<PlayMode, RoundStore> = {
    real: roundStore(database, 'public'),
    trial: roundStore(database, 'wallet_trial'),
  }
  return {
    ...vendorRows(database),
    ...sessionRows(database),
    ...moveRows(database),
    ...stayRows(database),
    ...stepRows(database),
    rounds,
  }
}

export type VendorStore = ReturnType<typeof vendorStore>
