import type { ApprovalKind } from '@fairhouse/protocol'
import type { AuditModule } from '#modules/audit'
import type { Executor } from '#platform/database'
import { Refusal, type StaffActor } from '#platform/http'
import type { Kit } from '#platform/kit'
import { approvalStore, lockIdentical, pendingStore, type Approval } from './store/approvals.ts'

export interface NewApprovalRequest {
  kind: ApprovalKind
  payload: Record<string, unknown>
  reason: string
  /** The subject, so that its page can show the pending request. */
  subject?: string
  /** Payload fields that differ between two requests for the same thing. */
  uncompared?: readonly string[]
}

const maxWaiting = 200

/** Creates approval requests. */
export function createApprovalRequests(
  { random, clock, database: { db } }: Kit,
  audit: AuditModule,
) {
  /**
   * Runs in the caller's transaction, with the concerned rows locked. Two identical requests are
   * never open: the same person repeating one gets its id, any other is refused.
   */
  async function requestWithin(
    transaction: Executor,
    { kind, payload, reason, subject = '', uncompared = [] }: NewApprovalRequest,
    by: StaffActor,
  ): Promise<string> {
    const id = random.orderedId()
    const about = { kind, payload, reason, subject: subject || null }
    const open = await lockIdentical(transaction, about, uncompared)
    if (open) {
      const isRepeat = open.askedBy === by.staffId && open.reason === reason
      if (!isRepeat || uncompared.length > 0) throw new Refusal('approval_waiting')
      return open.id
    }
    await approvalStore(transaction).add({
      id,
      ...about,
      askedBy: by.staffId,
      askedAt: clock.now(),
    })
    const entry = {
      actor: { kind: 'staff', id: by.staffId } as const,
      action: 'approval.asked' as const,
      subject: { kind: 'approval' as const, id },
      after: { state: 'open', kind, payload },
      address: by.address,
      reason,
    }
    await audit.record(entry, transaction)
    return id
  }

  /** Closes pending requests about a subject settled or asked otherwise. */
  async function lapseWithin(transaction: Executor, kind: ApprovalKind, subject: string) {
    for (const id of await pendingStore(transaction).lapse(kind, subject, clock.now())) {
      const entry = {
        actor: { kind: 'system', id: null } as const,
        action: 'approval.lapsed' as const,
        subject: { kind: 'approval' as const, id },
        before: { state: 'open', kind },
        after: { state: 'lapsed' },
      }
      await audit.record(entry, transaction)
    }
  }

  return {
    request: (asking: NewApprovalRequest, by: StaffActor): Promise<string> =>
      db.transaction().execute((transaction) => requestWithin(transaction, asking, by)),
    askWithin: requestWithin,
    /** Pending requests about these subjects. */
    pending: (kind: ApprovalKind, subjects: readonly string[], executor: Executor = db) =>
      pendingStore(executor).pending(kind, subjects),
    lapseWithin,
    async lapse(kind: ApprovalKind, subject: string): Promise<void> {
      if ((await pendingStore(db).pending(kind, [subject])).length === 0) return
      await db.transaction().execute((transaction) => lapseWithin(transaction, kind, subject))
    },
    /** Pending requests of every kind, for the pages where they were made. */
    waiting: (subject: string | undefined) => pendingStore(db).waiting(subject, maxWaiting),
  }
}

/** Pending requests as shown on the page where they were made. */
export const toPendingView = (waiting: readonly Approval[]) =>
  waiting.map(({ id, askedBy, askedAt }) => ({
    approval: id,
    askedBy,
    askedAt: askedAt.toISOString(),
  }))
