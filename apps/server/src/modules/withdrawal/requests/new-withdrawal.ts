import { zero } from '@fairhouse/money'
import type { RecordRow } from '#modules/wallet'
import { dayOf } from './day-of.ts'
import type { Withdrawal } from '../store/requests.ts'

/** Initial values. */
const fresh = {
  state: 'requested',
  paid: zero,
  feeTaken: zero,
  returned: zero,
  backDue: 0n,
  reason: null,
  approvedBy: null,
  claimedBy: null,
  claimedAt: null,
} as const

type Facts = Pick<
  Withdrawal,
  'id' | 'memberId' | 'brandId' | 'accountId' | 'currency' | 'amount' | 'fee'
> & { depositId?: string | null }

export function newWithdrawal(
  facts: Facts,
  { now, timeZone }: { now: Date; timeZone: string },
): Withdrawal {
  return { ...fresh, depositId: null, ...facts, day: dayOf(now, timeZone), createdAt: now }
}

/** Rows that the hold's commit inserts. */
export function toRecords(row: Withdrawal, moveId: string): RecordRow[] {
  const at = row.createdAt.toISOString()
  const request = {
    id: row.id,
    member_id: row.memberId,
    brand_id: row.brandId,
    account_id: row.accountId,
    deposit_id: row.depositId,
    currency: row.currency,
    amount: String(row.amount),
    fee: String(row.fee),
    state: row.state,
    paid: '0',
    fee_taken: '0',
    returned: '0',
    back_due: '0',
    day: row.day,
    reason: null,
    approved_by: null,
    claimed_by: null,
    claimed_at: null,
    created_at: at,
  }
  const move = {
    id: moveId,
    withdrawal_id: row.id,
    from_state: null,
    to_state: row.state,
    amount: String(row.amount),
    actor_kind: row.accountId === null ? 'system' : 'member',
    actor_id: row.accountId === null ? null : row.memberId,
    reason: null,
    at,
  }
  return [
    { table: 'withdrawal_request', row: request },
    { table: 'withdrawal_move', row: move },
  ]
}
