import type { ApprovalKind } from '@fairhouse/protocol'
import type { AuditModule } from '#modules/audit'
import type { Executor } from '#platform/database'
import type { Kit } from '#platform/kit'
import type { Colleague } from './rules.ts'
import { approvalStore } from './store/approvals.ts'

export interface Asking {
  kind: ApprovalKind
  payload: Record<string, unknown>
  reason: string
  /** What it is about, where the page on which it was asked for shows that it waits. */
  subject?: string
}

/** Requests of one person, until another decides them. */
export function requestsOf({ random, clock, database: { db } }: Kit, audit: AuditModule) {
  /** In the caller's transaction, with the rows that the request is about locked. */
  async function askWithin(
    transaction: Executor,
    { kind, payload, reason, subject = '' }: Asking,
    by: Colleague,
  ): Promise<string> {
    const id = random.orderedId()
    const about = { kind, payload, reason, subject: subject || null }
    const row = { id, ...about, askedBy: by.staffId, askedAt: clock.now() }
    await approvalStore(transaction).add(row)
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

  return {
    ask: (asking: Asking, by: Colleague): Promise<string> =>
      db.transaction().execute((transaction) => askWithin(transaction, asking, by)),
    askWithin,
    /** What waits about any of these subjects. */
    waiting: (kind: ApprovalKind, subjects: readonly string[], executor: Executor = db) =>
      approvalStore(executor).waiting(kind, subjects),
    /** Closes what waits about a subject that was settled without it. */
    async lapse(kind: ApprovalKind, subject: string): Promise<void> {
      if ((await approvalStore(db).waiting(kind, [subject])).length === 0) return
      await db.transaction().execute(async (transaction) => {
        const ids = await approvalStore(transaction).lapse(kind, subject, clock.now())
        for (const id of ids) {
          const entry = {
            actor: { kind: 'system', id: null } as const,
            action: 'approval.lapsed' as const,
            subject: { kind: 'approval' as const, id },
            before: { state: 'open', kind },
            after: { state: 'lapsed' },
          }
          await audit.record(entry, transaction)
        }
      })
    },
  }
}
