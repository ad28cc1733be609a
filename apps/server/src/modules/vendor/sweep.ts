import { playModes } from '@fairhouse/protocol/vendor'
import type { Desk } from './desk.ts'
import { VendorRefused } from './rules.ts'
import { playerIdOf } from './trial-player.ts'
import { closeRound } from './verbs/close.ts'

const mostRounds = 500

/** Rounds left open past their vendor's limit are reported and closed; late wins are still paid. */
export async function sweepRounds(desk: Desk): Promise<void> {
  const { store, kit } = desk
  for (const mode of playModes) {
    const stale = await store.rounds[mode].staleRounds(kit.clock.now(), mostRounds)
    for (const { vendor, roundId, memberId } of stale) {
      kit.log.warn({ vendor, roundId, memberId, mode }, 'a round was left open and is closed')
      const playerId = playerIdOf(memberId, mode)
      if (mode === 'trial' && !(await isThere(desk, playerId))) {
        await store.rounds.trial.forget(memberId)
        continue
      }
      await closeRound(desk, vendor, { playerId, roundId }, 'sweep')
    }
  }
}

/** Trial accounts are removed while their rounds are open. */
async function isThere(desk: Desk, playerId: string): Promise<boolean> {
  try {
    await desk.player(playerId)
    return true
  } catch (error) {
    if (error instanceof VendorRefused) return false
    throw error
  }
}
