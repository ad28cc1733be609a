import { playModes, type PlayMode } from '@fairhouse/protocol/vendor'
import type { ProviderDeps } from '../deps.ts'
import { ProviderRefused } from '../wallet-api/refusals.ts'
import type { OpenRound } from '../store/index.ts'
import { playerIdOf } from '../wallet-api/player-ids.ts'
import { closeRound } from '../wallet-api/close.ts'

const maxRounds = 500

/** Reports and closes rounds left open past their provider's limit; late wins are still paid. */
export async function closeStaleRounds(deps: ProviderDeps): Promise<void> {
  const { store, kit } = deps
  for (const mode of playModes) {
    const stale = await store.rounds[mode].staleRounds(kit.clock.now(), maxRounds)
    for (const round of stale) {
      const { vendor, roundId, memberId } = round
      const facts = { vendor, roundId, memberId, mode }
      kit.log.warn(facts, 'a round was left open and is closed')
      // A round that cannot be closed does not stop the others.
      await closeStaleRound(deps, mode, round).catch((error: unknown) => {
        kit.log.error({ err: error, ...facts }, 'a round that was left open could not be closed')
      })
    }
  }
}

async function closeStaleRound(
  deps: ProviderDeps,
  mode: PlayMode,
  round: OpenRound,
): Promise<void> {
  const { vendor, roundId, memberId } = round
  const playerId = playerIdOf(memberId, mode)
  if (mode === 'trial' && !(await isKnownPlayer(deps, playerId))) {
    return deps.store.rounds.trial.forget(memberId)
  }
  await closeRound(deps, vendor, { playerId, roundId }, 'sweep')
}

/** Trial accounts may be removed while their rounds are open. */
async function isKnownPlayer(deps: ProviderDeps, playerId: string): Promise<boolean> {
  try {
    await deps.player(playerId)
    return true
  } catch (error) {
    if (error instanceof ProviderRefused) return false
    throw error
  }
}
