import { playModes } from '@fairhouse/protocol/vendor'
import { gameStopOf } from '#modules/brand'
import { seatGuard, type Guard, type Outcome } from '#modules/wallet'
import type { Provider } from '../admin/registry.ts'
import type { ProviderDeps } from '../deps.ts'
import { transferIdOf } from './idempotency.ts'
import { minimumCycleGuards } from './minimum-cycle.ts'
import { requireAccepted, type StepFacts } from './money.ts'
import { playerIdOf } from './player-ids.ts'
import type { Player } from './players.ts'
import { ProviderRefused } from './refusals.ts'

/** Refuses new play when the provider is off; wins, rollbacks and closing still work. */
export function requireEnabled({ enabled }: Provider): void {
  if (!enabled) throw new ProviderRefused('game_disabled')
}

interface StakeRequest {
  session: string
  gameCode: string
  roundId: string
  transactionId: string
}

/** The player and the guards that the session and the game cycle add to the stake. */
interface AuthorizedStake {
  player: Player
  sessionGuards: Guard[]
}

/** Checks session, game and player for a stake in one of the provider's open games. */
export async function authorizeStake(
  deps: ProviderDeps,
  provider: Provider,
  stake: StakeRequest,
): Promise<AuthorizedStake> {
  try {
    return await authorizeNew(deps, provider, stake)
  } catch (error) {
    const player = error instanceof ProviderRefused && (await findRepeat(deps, provider, stake))
    if (!player) throw error
    const owner = await sessionOwner(deps, provider, stake)
    if (owner !== undefined && owner !== player.playerId) {
      throw new ProviderRefused('duplicate_mismatch')
    }
    return { player, sessionGuards: [] }
  }
}

/** The player of the session, or undefined once it has ended. */
async function sessionOwner(
  { sessions }: ProviderDeps,
  provider: Provider,
  { session }: StakeRequest,
) {
  try {
    return (await sessions.requireSession(provider.code, session)).playerId
  } catch (error) {
    if (error instanceof ProviderRefused) return undefined
    throw error
  }
}

async function authorizeNew(
  deps: ProviderDeps,
  provider: Provider,
  stake: StakeRequest,
): Promise<AuthorizedStake> {
  const { session, gameCode, roundId } = stake
  const { playerId, seat } = await deps.sessions.requireSession(provider.code, session)
  requireEnabled(provider)
  if (!provider.games.has(gameCode)) throw new ProviderRefused('game_disabled')
  const player = await deps.player(playerId)
  const brand = player.brand()
  const { id, accounts } = brand
  const isStopped = gameStopOf(brand, provider.code, gameCode, deps.kit.clock.now()) !== undefined
  if (isStopped || !provider.gamesIn(id).has(gameCode)) throw new ProviderRefused('game_disabled')
  // Checked once per version of the terms: an acceptance is never withdrawn.
  const { termsVersion } = accounts
  if (player.acceptedTerms !== termsVersion) await deps.requireMayPlay(player)
  // For real money the ledger decides this together with the stake.
  const isForFun = player.mode === 'trial'
  if (isForFun && (await deps.exclusion.present(player.id)))
    throw new ProviderRefused('player_blocked')
  // Bets on events wait for a draw or a match anyway; limits and exclusions hold for them too.
  if (provider.takesEventBets) return { player, sessionGuards: [] }
  const cycle = await minimumCycleGuards(deps, player, { vendor: provider.code, roundId })
  const own = seat === null ? [] : [seatGuard(player.id, BigInt(seat))]
  return { player, sessionGuards: [...own, ...cycle] }
}

/** The wallet's answer to a stake; another player's stake of the same id is not a repeat. */
export async function toWalletAnswer(
  { id, rounds }: Player,
  { vendor, roundId, transferId }: Pick<StepFacts, 'vendor' | 'roundId' | 'transferId'>,
  outcome: Outcome,
) {
  if (outcome.repeated) {
    const steps = await rounds.round(vendor, roundId)
    const step = steps.find((one) => one.transferId === transferId)
    if (step && step.memberId !== id) throw new ProviderRefused('duplicate_mismatch')
  }
  return requireAccepted(outcome)
}

/** A repeated stake gets its first answer, whatever happened to session, game or player since. */
async function findRepeat(
  { store, player }: ProviderDeps,
  provider: Provider,
  stake: StakeRequest,
) {
  const transferId = transferIdOf('transaction', provider.code, stake.transactionId)
  for (const mode of playModes) {
    const steps = await store.rounds[mode].round(provider.code, stake.roundId)
    const step = steps.find((one) => one.transferId === transferId)
    if (step) return player(playerIdOf(step.memberId, mode))
  }
  return undefined
}
