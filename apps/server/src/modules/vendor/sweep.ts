import type { Desk } from './desk.ts'
import { closeRound } from './verbs/close.ts'

const mostRounds = 500

/** Rounds left open past their vendor's limit are reported and closed; late wins are still paid. */
export async function sweepRounds(desk: Desk): Promise<void> {
  const { store, kit } = desk
  const stale = await store.staleRounds(kit.clock.now(), mostRounds)
  for (const { vendor, roundId, memberId } of stale) {
    kit.log.warn({ vendor, roundId, memberId }, 'a round was left open and is closed')
    await closeRound(desk, vendor, { playerId: memberId, roundId }, 'sweep')
  }
}
