import { sql } from 'kysely'
import type { Database } from '#platform/database'

export interface StoredBonus {
  kind: string
  currency: string
  amount: string
  required: string
  state: 'open' | 'met' | 'forfeited'
  /** The most that becomes cash, if the bonus has a maximum. */
  maxConversion: string | null
  at: Date
}

export interface TakenBonus {
  /** Id of the transfer that paid the bonus. */
  id: string
  memberId: string
  kind: string
  amount: bigint
  at: Date
}

export interface StoredConversion {
  /** Id of the transfer. */
  id: string
  memberId: string
  currency: string
  converted: string
  lapsed: string
  at: Date
}

const conversionColumns = sql`transfer_id AS id, member_id AS "memberId", currency,
  converted, lapsed, at`

export function promotionStore({ db }: Database) {
  return {
    async bonuses(memberId: string): Promise<StoredBonus[]> {
      const { rows } = await sql<StoredBonus>`
        SELECT kind, currency, amount, required, state, max_conversion AS "maxConversion", at
        FROM promotion_bonus
        WHERE member_id = ${memberId} ORDER BY at`.execute(db)
      return rows
    },
    async given(transferIds: readonly string[]): Promise<{ id: string; required: string }[]> {
      const { rows } = await sql<{ id: string; required: string }>`
        SELECT transfer_id AS id, required FROM promotion_bonus
        WHERE transfer_id = ANY (${transferIds})`.execute(db)
      return rows
    },
    /** Members who got a bonus since a moment. */
    async givenSince(since: Date): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`SELECT DISTINCT member_id AS id
        FROM promotion_bonus WHERE at > ${since}`.execute(db)
      return rows.map(({ id }) => id)
    },
    async takenBy(memberIds: readonly string[]): Promise<TakenBonus[]> {
      const { rows } = await sql<Omit<TakenBonus, 'amount'> & { amount: string }>`
        SELECT transfer_id AS id, member_id AS "memberId", kind, amount, at FROM promotion_bonus
        WHERE member_id = ANY (${memberIds}::uuid[]) ORDER BY at, transfer_id`.execute(db)
      return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }))
    },
    /** What conversions made of a member's bonus money, oldest first. */
    async conversions(memberId: string): Promise<StoredConversion[]> {
      const { rows } = await sql<StoredConversion>`
        SELECT ${conversionColumns} FROM promotion_conversion
        WHERE member_id = ${memberId} ORDER BY moves`.execute(db)
      return rows
    },
    /** Conversions whose members were not notified yet. */
    async silentConversions(limit: number): Promise<StoredConversion[]> {
      const { rows } = await sql<StoredConversion>`
        SELECT ${conversionColumns} FROM promotion_conversion
        WHERE NOT notified ORDER BY at LIMIT ${limit}`.execute(db)
      return rows
    },
    async markNotified(id: string): Promise<void> {
      await sql`UPDATE promotion_conversion SET notified = true
        WHERE transfer_id = ${id}`.execute(db)
    },
    async forfeit(memberId: string): Promise<void> {
      await sql`UPDATE promotion_bonus SET state = 'forfeited'
        WHERE member_id = ${memberId} AND state = 'open'`.execute(db)
    },
  }
}
