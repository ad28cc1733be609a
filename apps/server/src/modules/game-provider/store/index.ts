import type { PlayMode } from '@fairhouse/protocol/vendor'
import type { Database } from '#platform/database'
import { transferRows } from './transfers.ts'
import { roundStore, type RoundStore } from './rounds.ts'
import { gameSessionRows } from './game-sessions.ts'
import { walletSessionRows } from './wallet-sessions.ts'
import { stepRows } from './steps.ts'
import { providerRows } from './providers.ts'

export type { StoredProviderTransfer } from './transfers.ts'
export type { OpenRound, RoundStep, RoundStore } from './rounds.ts'
export type { JournalStep, MemberStep } from './steps.ts'
export type { StoredSession } from './game-sessions.ts'
export type { WalletSession } from './wallet-sessions.ts'
export { readSwitch, writeSwitch, type Switch } from './switches.ts'
export { keyStore, type SetUpProvider } from './keys.ts'
export { addProvider } from './providers.ts'
export type { ProviderGames, StoredProvider, ProviderSettings } from './providers.ts'

export function createProviderStore(database: Database) {
  const rounds: Record<PlayMode, RoundStore> = {
    real: roundStore(database, 'public'),
    trial: roundStore(database, 'wallet_trial'),
  }
  return {
    ...providerRows(database),
    ...gameSessionRows(database),
    ...transferRows(database),
    ...walletSessionRows(database),
    ...stepRows(database),
    rounds,
  }
}

export type ProviderStore = ReturnType<typeof createProviderStore>
