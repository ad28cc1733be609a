import { approvalKinds, type ApprovalKind } from '@fairhouse/protocol'
import type { AuditModule } from '#modules/audit'
import type { Executor } from '#platform/database'
import { Refusal, type StaffActor } from '#platform/http'
import type { Kit } from '#platform/kit'
import { createSerialQueue } from './serial-queue.ts'
import { permissionsNow } from './rules.ts'
import { accountStore } from './store/accounts.ts'
import { approvalStore, type Approval } from './store/approvals.ts'

type Verdict = { state: 'approved'; reason: null } | { state: 'rejected'; reason: string }

interface Action {
  execute(agreed: Approval, second: StaffActor, transaction: Executor): Promise<void>
  onRejected?(payload: Record<string, unknown>, transaction: Executor): Promise<void>
  afterCommit?(payload: Record<string, unknown>): Promise<void>
}

interface DecideDeps {
  actionOf(kind: ApprovalKind): Action
  isInvolved(approval: Approval, staffId: string): boolean
}

/** Decides a request once: decision, action and audit entry in one transaction. */
export function createDecide(
  { database, clock }: Kit,
  audit: AuditModule,
  { actionOf: workOf, isInvolved: isPartOfIt }: DecideDeps,
) {
  async function openFor(transaction: Executor, id: string, by: StaffActor): Promise<Approval> {
    const approval = await approvalStore(transaction).lock(id)
    if (!approval) throw new Refusal('not_found')
    if (approval.state !== 'open') throw new Refusal('already_decided')
    const own = permissionsNow(await accountStore(transaction).byId(by.staffId))
    if (!own.includes(approvalKinds[approval.kind])) throw new Refusal('not_allowed')
    if (isPartOfIt(approval, by.staffId)) throw new Refusal('needs_another_person')
    return approval
  }

  async function carryOut(transaction: Executor, approval: Approval, by: StaffActor) {
    // A request by a disabled staff member can only be rejected.
    const asker = await accountStore(transaction).byId(approval.askedBy)
    if (!asker || asker.disabledAt) throw new Refusal('already_decided')
    await workOf(approval.kind).execute(approval, by, transaction)
  }

  // Actions read outside their transaction: many at once would hold all connections and wait for
  // one more.
  const inTurn = createSerialQueue()

  async function decideOne(id: string, { state, reason }: Verdict, by: StaffActor) {
    return database.db.transaction().execute(async (transaction) => {
      const approval = await openFor(transaction, id, by)
      const decision = { state, reason, by: by.staffId, at: clock.now() }
      await approvalStore(transaction).decide(id, decision)
      if (state === 'approved') await carryOut(transaction, approval, by)
      else await workOf(approval.kind).onRejected?.(approval.payload, transaction)
      const { kind, payload, askedBy } = approval
      const entry = {
        actor: { kind: 'staff', id: by.staffId } as const,
        action: `approval.${state}` as const,
        subject: { kind: 'approval' as const, id },
        before: { state: 'open', kind, payload, askedBy },
        after: { state },
        address: by.address,
        reason,
      }
      await audit.record(entry, transaction)
      return approval
    })
  }

  return async function decide(id: string, verdict: Verdict, by: StaffActor): Promise<void> {
    const { kind, payload } = await inTurn(() => decideOne(id, verdict, by))
    if (verdict.state === 'approved') await workOf(kind).afterCommit?.(payload)
  }
}
