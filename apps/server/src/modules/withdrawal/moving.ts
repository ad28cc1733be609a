import type { ActionOf, DeedOf } from '@fairhouse/protocol/audit'
import type { AuditModule } from '#modules/audit'
import type { Executor } from '#platform/database'
import { Refusal, type Clerk } from '#platform/http'
import type { Kit } from '#platform/kit'
import { mayMove, type CourseMove } from './course.ts'
import type { Steps } from './steps.ts'
import { requestStore, type Withdrawal } from './store/requests.ts'

type Deed = DeedOf<ActionOf<'withdrawal'>>

interface Parts {
  kit: Kit
  audit: AuditModule
  step: Steps
}

interface Decision {
  move: CourseMove
  after(before: Withdrawal): Withdrawal
  /** Refuses what this colleague may not decide. */
  check?(transaction: Executor, before: Withdrawal): Promise<void>
  reason?: string
}

/** One who went home without giving it back keeps nobody waiting for longer. */
const claimMs = 30 * 60 * 1000

export type Moving = ReturnType<typeof movingOf>

/** A move by a colleague: one at a time, of what nobody else has, and in the audit log. */
export function movingOf({ kit, audit, step }: Parts) {
  const { clock, database } = kit

  function isTaken({ claimedBy, claimedAt }: Withdrawal, by: Clerk): boolean {
    if (claimedBy === null || claimedAt === null || claimedBy === by.staffId) return false
    return clock.now().getTime() - claimedAt.getTime() < claimMs
  }

  async function held(transaction: Executor, id: string, move: CourseMove, by: Clerk) {
    const withdrawal = await requestStore(transaction).lock(id)
    if (!withdrawal) throw new Refusal('not_found')
    if (isTaken(withdrawal, by)) throw new Refusal('taken_by_colleague')
    if (!mayMove(withdrawal, move)) throw new Refusal('already_decided')
    return withdrawal
  }

  return {
    held,
    async decide(id: string, by: Clerk, action: Deed, decision: Decision): Promise<Withdrawal> {
      const { move, reason } = decision
      return database.db.transaction().execute(async (transaction) => {
        const before = await held(transaction, id, move, by)
        await decision.check?.(transaction, before)
        const after = decision.after(before)
        const actor = { kind: 'staff', id: by.staffId } as const
        await step(transaction, before, after, actor, reason === undefined ? {} : { reason })
        const change = { before: factsOf(before), after: factsOf(after), reason: reason ?? null }
        await audit.record({ ...entryOf(by, action, before), ...change }, transaction)
        return after
      })
    },
    own: (by: Clerk) => ({ claimedBy: by.staffId, claimedAt: clock.now() }),
  }
}

export function entryOf(by: Clerk, action: Deed, { id, brandId }: Withdrawal) {
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
