import { sql } from 'kysely'
import type { Executor } from '#platform/database'

/** A deposit attempt; failedAt is null unless it failed. */
export interface DepositAttempt {
  at: Date
  amount: bigint
  failedAt: Date | null
}

export interface CreditedDeposit {
  id: string
  amount: bigint
  at: Date
}

/** Deposits of members over time. */
export function depositHistory(db: Executor) {
  return {
    /** Total credited by each of the moments, before fees. */
    async creditedUntil(memberId: string, moments: readonly Date[]): Promise<bigint[]> {
      const { rows } = await sql<{ sum: string }>`
        SELECT coalesce(sum(cleared), 0)::text AS sum
        FROM unnest(${moments.map((at) => at.toISOString())}::timestamptz[])
          WITH ORDINALITY AS asked(at, place)
        LEFT JOIN payment_deposit ON member_id = ${memberId} AND state = 'credited'
          AND updated_at < asked.at
        GROUP BY place ORDER BY place`.execute(db)
      return rows.map(({ sum }) => BigInt(sum))
    },
    /** Deposit attempts since a moment, failed ones included, oldest first. */
    async attemptsSince(memberId: string, since: Date): Promise<DepositAttempt[]> {
      const { rows } = await sql<Omit<DepositAttempt, 'amount'> & { amount: string }>`
        SELECT created_at AS at, amount,
          CASE WHEN state IN ('failed', 'rejected') THEN updated_at END AS "failedAt"
        FROM payment_deposit WHERE member_id = ${memberId} AND created_at > ${since}
        ORDER BY created_at`.execute(db)
      return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }))
    },
    /** Deposits credited in a period, oldest first. */
    async creditedBetween(memberId: string, from: Date, to: Date): Promise<CreditedDeposit[]> {
      const { rows } = await sql<Omit<CreditedDeposit, 'amount'> & { amount: string }>`
        SELECT id, cleared AS amount, updated_at AS at FROM payment_deposit
        WHERE member_id = ${memberId} AND state = 'credited' AND cleared IS NOT NULL
          AND updated_at >= ${from} AND updated_at <= ${to}
        ORDER BY updated_at, id`.execute(db)
      return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }))
    },
    /** Filters the members to those who ever deposited. */
    async depositorsAmong(memberIds: readonly string[]): Promise<Set<string>> {
      const { rows } = await sql<{ id: string }>`
        SELECT DISTINCT member_id AS id FROM payment_deposit
        WHERE member_id = ANY (${memberIds}::uuid[]) AND state = 'credited'`.execute(db)
      return new Set(rows.map(({ id }) => id))
    },
    /** Members with failed deposits since a moment. */
    async failingSince(since: Date): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        SELECT DISTINCT member_id AS id FROM payment_deposit
        WHERE state IN ('failed', 'rejected') AND updated_at >= ${since}`.execute(db)
      return rows.map(({ id }) => id)
    },
  }
}
