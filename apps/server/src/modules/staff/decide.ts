import { approvalKinds, type ApprovalKind } from '@fairhouse/protocol'
import type { AuditModule } from '#modules/audit'
import type { Executor } from '#platform/database'
import { Refusal } from '#platform/http'
import type { Kit } from '#platform/kit'
import { oneAtATime } from './one-at-a-time.ts'
import { permissionsNow, type Colleague } from './rules.ts'
import { accountStore } from './store/accounts.ts'
import { approvalStore, type Approval } from './store/approvals.ts'

type Verdict = { state: 'approved'; reason: null } | { state: 'rejected'; reason: string }

interface Work {
  carryOut(agreed: Approval, second: Colleague, transaction: Executor): Promise<void>
  drop?(payload: Record<string, unknown>, transaction: Executor): Promise<void>
  afterwards?(payload: Record<string, unknown>): Promise<void>
}

interface DecideParts {
  workOf(kind: ApprovalKind): Work
  isPartOfIt(approval: Approval, staffId: string): boolean
}

/** The decision, what follows from it and its row in the log: all of it or nothing, and once. */
export function createDecide(
  { database, clock }: Kit,
  audit: AuditModule,
  { workOf, isPartOfIt }: DecideParts,
) {
  async function openFor(transaction: Executor, id: string, by: Colleague): Promise<Approval> {
    const approval = await approvalStore(transaction).lock(id)
    if (!approval) throw new Refusal('not_found')
    if (approval.state !== 'open') throw new Refusal('already_decided')
    const own = permissionsNow(await accountStore(transaction).byId(by.staffId))
    if (!own.includes(approvalKinds[approval.kind])) throw new Refusal('not_allowed')
    if (isPartOfIt(approval, by.staffId)) throw new Refusal('needs_another_person')
    return approval
  }

  async function carryOut(transaction: Executor, approval: Approval, by: Colleague) {
    // What somebody asked for who is staff no longer can only be rejected.
    const asker = await accountStore(transaction).byId(approval.askedBy)
    if (!asker || asker.disabledAt) throw new Refusal('already_decided')
    await workOf(approval.kind).carryOut(approval, by, transaction)
  }

  // What is carried out looks things up beside its transaction: many at once would take all
  // connections and wait for one more.
  const inTurn = oneAtATime()

  async function decideOne(id: string, { state, reason }: Verdict, by: Colleague) {
    return database.db.transaction().execute(async (transaction) => {
      const approval = await openFor(transaction, id, by)
      const decision = { state, reason, by: by.staffId, at: clock.now() }
      await approvalStore(transaction).decide(id, decision)
      if (state === 'approved') await carryOut(transaction, approval, by)
      else await workOf(approval.kind).drop?.(approval.payload, transaction)
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

  return async function decide(id: string, verdict: Verdict, by: Colleague): Promise<void> {
    const { kind, payload } = await inTurn(() => decideOne(id, verdict, by))
    if (verdict.state === 'approved') await workOf(kind).afterwards?.(payload)
  }
}
