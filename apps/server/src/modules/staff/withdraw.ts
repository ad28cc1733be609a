import type { ApprovalKind } from '@fairhouse/protocol'
import type { AuditModule } from '#modules/audit'
import type { Executor } from '#platform/database'
import { Refusal, type StaffActor } from '#platform/http'
import type { Kit } from '#platform/kit'
import { approvalStore } from './store/approvals.ts'

interface Action {
  onRejected?(payload: Record<string, unknown>, transaction: Executor): Promise<void>
}

/** Takes back one's own request that nobody has decided. */
export function createWithdraw(
  { database, clock }: Kit,
  audit: AuditModule,
  actionOf: (kind: ApprovalKind) => Action,
) {
  return async function withdraw(id: string, by: StaffActor): Promise<void> {
    await database.db.transaction().execute(async (transaction) => {
      const store = approvalStore(transaction)
      const approval = await store.lock(id)
      if (approval?.askedBy !== by.staffId) throw new Refusal('not_found')
      if (approval.state !== 'open') throw new Refusal('already_decided')
      const { kind, payload } = approval
      await store.withdraw(id, clock.now())
      await actionOf(kind).onRejected?.(payload, transaction)
      const entry = {
        actor: { kind: 'staff', id: by.staffId } as const,
        action: 'approval.withdrawn' as const,
        subject: { kind: 'approval' as const, id },
        before: { state: 'open', kind, payload },
        after: { state: 'withdrawn' },
        address: by.address,
      }
      await audit.record(entry, transaction)
    })
  }
}
