import { toWire, type Amount } from '@fairhouse/money'
import type { ActionOf } from '@fairhouse/protocol/audit'
import type { DepositState } from '@fairhouse/protocol'
import type { Executor } from '#platform/database'
import { Refusal, type StaffActor } from '#platform/http'
import type { Deps } from '../deps.ts'
import { moveStore } from '../store/moves.ts'
import { depositStore, type StoredDeposit } from '../store/deposits.ts'

/** LIST of the states in which staff may decide: payments arrive late or in the wrong way. */
const decidable: readonly DepositState[] = ['pending', 'reviewing', 'expired', 'failed']

/** Locks a deposit that can still be decided. */
export async function lockDecidable(transaction: Executor, id: string): Promise<StoredDeposit> {
  const deposit = await depositStore(transaction).lock(id)
  if (!deposit) throw new Refusal('not_found')
  const isOpen = deposit.cleared === null && decidable.includes(deposit.state)
  if (!isOpen) throw new Refusal('already_decided')
  return deposit
}

export const auditEntry = (
  by: StaffActor,
  action: ActionOf<'deposit'>,
  { id, brandId }: Pick<StoredDeposit, 'id' | 'brandId'>,
) => ({
  actor: { kind: 'staff', id: by.staffId } as const,
  action,
  subject: { kind: 'deposit' as const, id },
  brandId,
  address: by.address,
})

export interface Clearing {
  people: { by: string; second: string | null }
  /** The colleague who decides last. */
  decidedBy: StaffActor
  reason: string
  approval?: string
}

/** Stores the amount that staff credit, with an audit entry. */
export function createClearDeposit({ kit, audit }: Deps) {
  return async (
    transaction: Executor,
    deposit: StoredDeposit,
    received: Amount,
    { people, decidedBy, reason, approval }: Clearing,
  ): Promise<void> => {
    const { id, state, paid } = deposit
    // Keeps the amount the provider reported, so that reports show where staff decided otherwise.
    const reported = paid === null ? { paid: received } : {}
    const change = { to: state, ...reported, cleared: received, approved: people }
    const actor = { kind: 'staff', id: decidedBy.staffId } as const
    await moveStore(transaction).move(id, state, change, actor, kit.clock.now())
    const after = { cleared: toWire(received), ...(approval !== undefined && { approval }) }
    const entry = { before: { state, paid }, after, reason }
    await audit.record(
      { ...auditEntry(decidedBy, 'deposit.approve', deposit), ...entry },
      transaction,
    )
  }
}
