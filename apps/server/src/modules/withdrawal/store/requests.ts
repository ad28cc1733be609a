import { sql } from 'kysely'
import { amountOf, isCurrency } from '@fairhouse/money'
import type { WithdrawalState } from '@fairhouse/protocol'
import type { Executor } from '#platform/database'
import type { Progress } from '../lifecycle.ts'

export interface Withdrawal extends Progress {
  id: string
  memberId: string
  brandId: string
  /** Null if unplayed money returns to its source. */
  accountId: string | null
  /** The source deposit, if known. */
  depositId: string | null
  day: string
  backDue: bigint
  reason: string | null
  /** The approver, who may not pay where four eyes are needed. */
  approvedBy: string | null
  claimedBy: string | null
  claimedAt: Date | null
  createdAt: Date
}

export interface Move {
  withdrawalId: string
  fromState: WithdrawalState | null
  toState: WithdrawalState
  amount: bigint | null
  actorKind: 'member' | 'staff' | 'system'
  actorId: string | null
  reason: string | null
  at: Date
}

type Money = 'amount' | 'fee' | 'paid' | 'feeTaken' | 'returned'
type Stored = Omit<Withdrawal, Money | 'backDue' | 'currency'> &
  Record<Money | 'backDue' | 'currency', string>

const columns = sql`id, member_id AS "memberId", brand_id AS "brandId", account_id AS "accountId",
  deposit_id AS "depositId",
  currency, amount, fee, state, paid, fee_taken AS "feeTaken", returned, back_due AS "backDue",
  day, reason, approved_by AS "approvedBy", claimed_by AS "claimedBy",
  claimed_at AS "claimedAt", created_at AS "createdAt"`

export async function withdrawalsWhere(
  db: Executor,
  rest: ReturnType<typeof sql>,
): Promise<Withdrawal[]> {
  const { rows } = await sql<Stored>`
    SELECT ${columns} FROM withdrawal_request WHERE ${rest}`.execute(db)
  return rows.map(toWithdrawal)
}

/** On the database or inside a transaction. */
export function requestStore(db: Executor) {
  const where = (rest: ReturnType<typeof sql>) => withdrawalsWhere(db, rest)

  return {
    find: async (id: string) => (await where(sql`id = ${id}`))[0],
    lock: async (id: string) => (await where(sql`id = ${id} FOR UPDATE`))[0],
    /** Latest first; before the given one, if any. */
    ofMember: (memberId: string, before: string | undefined, limit: number) =>
      where(sql`member_id = ${memberId} AND (${before ?? null}::uuid IS NULL
          OR (created_at, id) < (SELECT created_at, id FROM withdrawal_request
            WHERE id = ${before ?? null} AND member_id = ${memberId}))
        ORDER BY created_at DESC, id DESC LIMIT ${limit}`),
    /** Oldest first. */
    inState: (state: WithdrawalState, after: string | undefined, limit: number) =>
      where(sql`state = ${state} AND (${after ?? null}::uuid IS NULL
          OR (created_at, id) > (SELECT created_at, id FROM withdrawal_request
            WHERE id = ${after ?? null}))
        ORDER BY created_at, id LIMIT ${limit}`),
    /** Requested since a moment, oldest first. */
    requestedSince: (since: Date) => where(sql`created_at > ${since} ORDER BY created_at, id`),
    /** Withdrawals whose return is not posted yet. */
    returnsDue: (limit: number) => where(sql`back_due > 0 ORDER BY id LIMIT ${limit}`),
    async usedOn(memberId: string, day: string) {
      const { rows } = await sql<{ amount: string; times: number }>`
        SELECT coalesce(sum(amount - returned), 0)::bigint AS amount,
          count(*) FILTER (WHERE returned < amount)::int AS times
        FROM withdrawal_request WHERE member_id = ${memberId} AND day = ${day}
          AND account_id IS NOT NULL`.execute(db)
      return { amount: BigInt(rows[0]?.amount ?? 0), times: rows[0]?.times ?? 0 }
    },
    async update(row: Withdrawal): Promise<void> {
      await sql`UPDATE withdrawal_request SET state = ${row.state}, paid = ${row.paid},
          fee_taken = ${row.feeTaken}, returned = ${row.returned}, back_due = ${row.backDue},
          reason = ${row.reason}, approved_by = ${row.approvedBy}, claimed_by = ${row.claimedBy},
          claimed_at = ${row.claimedAt} WHERE id = ${row.id}`.execute(db)
    },
    async returnDone(id: string): Promise<void> {
      await sql`UPDATE withdrawal_request SET back_due = 0 WHERE id = ${id}`.execute(db)
    },
    async addMove(id: string, move: Move): Promise<void> {
      await sql`INSERT INTO withdrawal_move (id, withdrawal_id, from_state, to_state, amount,
          actor_kind, actor_id, reason, at)
        VALUES (${id}, ${move.withdrawalId}, ${move.fromState}, ${move.toState}, ${move.amount},
          ${move.actorKind}, ${move.actorId}, ${move.reason}, ${move.at})`.execute(db)
    },
    async movesOf(ids: readonly string[]): Promise<Move[]> {
      const { rows } = await sql<Omit<Move, 'amount'> & { amount: string | null }>`
        SELECT withdrawal_id AS "withdrawalId", from_state AS "fromState", to_state AS "toState",
          amount, actor_kind AS "actorKind", actor_id AS "actorId", reason, at
        FROM withdrawal_move WHERE withdrawal_id = ANY (${ids}) ORDER BY at, id`.execute(db)
      return rows.map((row) => ({
        ...row,
        amount: row.amount === null ? null : BigInt(row.amount),
      }))
    },
    /** Grows with every change that the member sees. */
    async countVersion(memberId: string): Promise<void> {
      await sql`INSERT INTO withdrawal_version AS known (member_id, version) VALUES (${memberId}, 1)
        ON CONFLICT (member_id) DO UPDATE SET version = known.version + 1`.execute(db)
    },
    async version(memberId: string): Promise<number> {
      const { rows } = await sql<{ version: string }>`
        SELECT version FROM withdrawal_version WHERE member_id = ${memberId}`.execute(db)
      return Number(rows[0]?.version ?? 0)
    },
  }
}

function toWithdrawal(row: Stored): Withdrawal {
  const { currency } = row
  if (!isCurrency(currency)) throw new Error(`withdrawal ${row.id} is in ${currency}`)
  const money = (name: Money) => amountOf(BigInt(row[name]))
  return {
    ...row,
    currency,
    amount: money('amount'),
    fee: money('fee'),
    paid: money('paid'),
    feeTaken: money('feeTaken'),
    returned: money('returned'),
    backDue: BigInt(row.backDue),
  }
}
