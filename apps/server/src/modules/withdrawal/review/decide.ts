import type { ActionOf, VerbOf } from '@fairhouse/protocol/audit'
import type { AuditModule } from '#modules/audit'
import type { Executor } from '#platform/database'
import { Refusal, type StaffActor } from '#platform/http'
import type { Kit } from '#platform/kit'
import { mayMove, type Transition } from '../lifecycle.ts'
import type { StepRecorder } from '../record-step.ts'
import { requestStore, type Withdrawal } from '../store/requests.ts'

type Action = VerbOf<ActionOf<'withdrawal'>>

interface Deps {
  kit: Kit
  audit: AuditModule
  recordStep: StepRecorder
}

interface Decision {
  move: Transition
  after(before: Withdrawal): Withdrawal
  /** Refuses decisions that this colleague may not make. */
  check?(transaction: Executor, before: Withdrawal): Promise<void>
  reason?: string
}

/** An abandoned claim blocks others only this long. */
const claimMs = 30 * 60 * 1000

export type Decisions = ReturnType<typeof createDecisions>

/** A staff decision: on an unclaimed withdrawal, one at a time, with an audit entry. */
export function createDecisions({ kit, audit, recordStep }: Deps) {
  const { clock, database } = kit

  function isTaken({ claimedBy, claimedAt }: Withdrawal, by: StaffActor): boolean {
    if (claimedBy === null || claimedAt === null || claimedBy === by.staffId) return false
    return clock.now().getTime() - claimedAt.getTime() < claimMs
  }

  async function held(transaction: Executor, id: string, move: Transition, by: StaffActor) {
    const withdrawal = await requestStore(transaction).lock(id)
    if (!withdrawal) throw new Refusal('not_found')
    if (isTaken(withdrawal, by)) throw new Refusal('taken_by_colleague')
    if (!mayMove(withdrawal, move)) throw new Refusal('already_decided')
    return withdrawal
  }

  return {
    held,
    async decide(
      id: string,
      by: StaffActor,
      action: Action,
      decision: Decision,
    ): Promise<Withdrawal> {
      const { move, reason } = decision
      return database.db.transaction().execute(async (transaction) => {
        const before = await held(transaction, id, move, by)
        await decision.check?.(transaction, before)
        const after = decision.after(before)
        const actor = { kind: 'staff', id: by.staffId } as const
        await recordStep(transaction, before, after, actor, reason === undefined ? {} : { reason })
        const change = { before: factsOf(before), after: factsOf(after), reason: reason ?? null }
        await audit.record({ ...auditEntry(by, action, before), ...change }, transaction)
        return after
      })
    },
    own: (by: StaffActor) => ({ claimedBy: by.staffId, claimedAt: clock.now() }),
  }
}

export function auditEntry(by: StaffActor, action: Action, { id, brandId }: Withdrawal) {
  return {
    actor: { kind: 'staff', id: by.staffId } as const,
    action: `withdrawal.${action}` as const,
    subject: { kind: 'withdrawal' as const, id },
    brandId,
    address: by.address,
  }
}

export function factsOf({ state, paid, returned, claimedBy }: Withdrawal) {
  return { state, paid: String(paid), returned: String(returned), claimedBy }
}
