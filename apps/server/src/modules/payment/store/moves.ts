import { sql } from 'kysely'
import type { DepositState } from '@fairhouse/protocol'
import type { CoinTransfer } from '@fairhouse/protocol/payment'
import type { Executor } from '#platform/database'
import type { DepositReason } from '../deposits/rules.ts'

export interface Actor {
  kind: 'member' | 'provider' | 'staff' | 'system'
  id?: string | undefined
}

/** Fields that change with a move; omitted fields stay. */
export interface Change {
  to: DepositState
  reason?: DepositReason | undefined
  note?: string | undefined
  page?: string | undefined
  coin?: Pick<CoinTransfer, 'address' | 'amount'> | undefined
  providerReference?: string | undefined
  paid?: bigint | undefined
  cleared?: bigint | undefined
  /** The colleagues who decided the cleared amount. */
  approved?: { by: string; second: string | null } | undefined
  credited?: { amount: bigint; fee: bigint } | undefined
}

export interface StoredMove {
  at: Date
  from: DepositState | null
  to: DepositState
  actor: string
  actorId: string | null
  reason: string | null
}

/** The only writer of a deposit's state: row and log change together. */
export function moveStore(db: Executor) {
  return {
    async move(id: string, from: DepositState | null, change: Change, by: Actor, at: Date) {
      const { reason = null, note = null, page = null, providerReference = null } = change
      const paid = change.paid === undefined ? null : String(change.paid)
      const cleared = change.cleared === undefined ? null : String(change.cleared)
      const credited = change.credited ? String(change.credited.amount) : null
      const fee = change.credited ? String(change.credited.fee) : null
      const { by: approver = null, second = null } = change.approved ?? {}
      await sql`UPDATE payment_deposit SET state = ${change.to},
          reason = COALESCE(${reason}, reason), note = COALESCE(${note}, note),
          page = COALESCE(${page}, page),
          coin_address = COALESCE(${change.coin?.address ?? null}, coin_address),
          coin_amount = COALESCE(${change.coin?.amount ?? null}, coin_amount),
          provider_reference = COALESCE(${providerReference}, provider_reference),
          paid = COALESCE(${paid}, paid),
          paid_at = CASE WHEN ${paid}::bigint IS NULL THEN paid_at ELSE ${at} END,
          cleared = COALESCE(cleared, ${cleared}), credited = ${credited},
          approved_by = COALESCE(approved_by, ${approver}),
          approved_at = CASE WHEN ${approver}::uuid IS NULL THEN approved_at ELSE ${at} END,
          second_by = COALESCE(second_by, ${second}),
          credited_fee = ${fee}, updated_at = ${at}, version = nextval('payment_version'),
          ask_at = CASE WHEN ${cleared}::bigint IS NULL THEN ask_at ELSE ${at} END
        WHERE id = ${id}`.execute(db)
      const shownReason = note ?? reason
      await sql`INSERT INTO payment_move
          (deposit_id, place, at, from_state, to_state, actor, actor_id, reason)
        SELECT ${id}, count(*), ${at}, ${from}, ${change.to}, ${by.kind},
          ${by.id ?? null}, ${shownReason}
        FROM payment_move WHERE deposit_id = ${id}`.execute(db)
    },
    async movesOf(id: string): Promise<StoredMove[]> {
      const { rows } = await sql<StoredMove>`SELECT at, from_state AS "from", to_state AS "to",
          actor, actor_id AS "actorId", reason FROM payment_move
        WHERE deposit_id = ${id} ORDER BY place`.execute(db)
      return rows
    },
    async claim(id: string, staffId: string, at: Date): Promise<void> {
      await sql`UPDATE payment_deposit SET claimed_by = ${staffId}, claimed_at = ${at}
        WHERE id = ${id}`.execute(db)
    },
  }
}
