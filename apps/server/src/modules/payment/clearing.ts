import { toWire, type Amount } from '@fairhouse/money'
import type { ActionOf } from '@fairhouse/protocol/audit'
import type { DepositState } from '@fairhouse/protocol'
import type { Executor } from '#platform/database'
import { Refusal, type Clerk } from '#platform/http'
import type { Parts } from './parts.ts'
import { changeStore } from './store/changes.ts'
import { depositStore, type StoredDeposit } from './store/deposits.ts'

/** LIST of the states in which people may decide: money may come late, and in the wrong way. */
const decidable: readonly DepositState[] = ['pending', 'reviewing', 'expired', 'failed']

/** Under a lock: one that can still be decided. */
export async function held(transaction: Executor, id: string): Promise<StoredDeposit> {
  const deposit = await depositStore(transaction).lock(id)
  if (!deposit) throw new Refusal('not_found')
  const isOpen = deposit.cleared === null && decidable.includes(deposit.state)
  if (!isOpen) throw new Refusal('already_decided')
  return deposit
}

export const entryOf = (
  by: Clerk,
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
  /** Who decides last, and from where. */
  clerk: Clerk
  reason: string
  approval?: string
}

/** Writes down what people decided to credit, with a row in the log. */
export function clearingOf({ kit, audit }: Parts) {
  return async (
    transaction: Executor,
    deposit: StoredDeposit,
    came: Amount,
    { people, clerk, reason, approval }: Clearing,
  ): Promise<void> => {
    const { id, state, paid } = deposit
    // What the provider reported stays, so that reports show where people decided otherwise.
    const reported = paid === null ? { paid: came } : {}
    const change = { to: state, ...reported, cleared: came, approved: people }
    const actor = { kind: 'staff', id: clerk.staffId } as const
    await changeStore(transaction).move(id, state, change, actor, kit.clock.now())
    const after = { cleared: toWire(came), ...(approval !== undefined && { approval }) }
    const told = { before: { state, paid }, after, reason }
    await audit.record({ ...entryOf(clerk, 'deposit.approve', deposit), ...told }, transaction)
  }
}
