import type { Executor } from '#platform/database'
import type { Kit } from '#platform/kit'
import { requestStore, type Move, type Withdrawal } from './store/requests.ts'

export interface Actor {
  kind: Move['actorKind']
  id: string | null
}

export type StepRecorder = ReturnType<typeof createStepRecorder>

/** Stores a state change with its actor, in the caller's transaction. */
export function createStepRecorder({ clock, random }: Kit) {
  return async (
    transaction: Executor,
    before: Withdrawal,
    after: Withdrawal,
    by: Actor,
    part: { amount?: bigint; reason?: string } = {},
  ): Promise<void> => {
    const store = requestStore(transaction)
    await store.update(after)
    await store.addMove(random.orderedId(), {
      withdrawalId: after.id,
      fromState: before.state,
      toState: after.state,
      amount: part.amount ?? null,
      actorKind: by.kind,
      actorId: by.id,
      reason: part.reason ?? null,
      at: clock.now(),
    })
    await store.countVersion(after.memberId)
  }
}
