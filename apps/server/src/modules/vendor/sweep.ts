import { playModes, type PlayMode } from '@fairhouse/protocol/vendor'
import type { Desk } from './desk.ts'
import { VendorRefused } from './rules.ts'
import type { OpenRound } from './store/index.ts'
import { playerIdOf } from './trial-player.ts'
import { closeRound } from './verbs/close.ts'

const mostRounds = 500

/** Rounds left open past their vendor's limit are reported and closed; late wins are still paid. */
export async function sweepRounds(desk: Desk): Promise<void> {
  const { store, kit } = desk
  for (const mode of playModes) {
    const stale = await store.rounds[mode].staleRounds(kit.clock.now(), mostRounds)
    for (const round of stale) {
      const { vendor, roundId, memberId } = round
      const facts = { vendor, roundId, memberId, mode }
      kit.log.warn(facts, 'a round was left open and is closed')
      // One that cannot be closed keeps no other open.
      await sweepRound(desk, mode, round).catch((error: unknown) => {
        kit.log.error({ err: error, ...facts }, 'a round that was left open could not be closed')
      })
    }
  }
}

async function sweepRound(desk: Desk, mode: PlayMode, round: OpenRound): Promise<void> {
  const { vendor, roundId, memberId } = round
  const playerId = playerIdOf(memberId, mode)
  if (mode === 'trial' && !(await isThere(desk, playerId))) {
    return desk.store.rounds.trial.forget(memberId)
  }
  await closeRound(desk, vendor, { playerId, roundId }, 'sweep')
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
