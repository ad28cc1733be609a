import { sql } from 'kysely'
import type { PayoutKind } from '@fairhouse/rules'
import type { Executor } from '#platform/database'

export type AccountState = 'review' | 'bound' | 'refused' | 'removed'
export type ReviewReason = 'name' | 'shared'

export interface StoredAccount {
  id: string
  memberId: string
  brandId: string
  kind: PayoutKind
  locked: Buffer
  numberIndex: Buffer
  state: AccountState
  reviewReason: ReviewReason | null
  createdAt: Date
}

const columns = sql`id, member_id AS "memberId", brand_id AS "brandId", kind, locked,
  number_index AS "numberIndex", state, review_reason AS "reviewReason",
  created_at AS "createdAt"`

/** On the database or inside a transaction. */
export function accountStore(db: Executor) {
  async function where(condition: ReturnType<typeof sql>): Promise<StoredAccount[]> {
    const { rows } = await sql<StoredAccount>`
      SELECT ${columns} FROM withdrawal_account WHERE ${condition} ORDER BY id`.execute(db)
    return rows
  }

  return {
    /** Makes concurrent bindings of one member wait for each other. */
    async lockOwner(memberId: string): Promise<void> {
      const queue = `payout accounts ${memberId}`
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${queue}, 0))`.execute(db)
    },
    presentOf: (memberId: string) =>
      where(sql`member_id = ${memberId} AND state IN ('review', 'bound')`),
    allOf: (memberId: string) => where(sql`member_id = ${memberId}`),
    byIds: (ids: readonly string[]) => where(sql`id = ANY (${ids})`),
    async ownOf(id: string, memberId: string): Promise<StoredAccount | undefined> {
      const found = await where(sql`id = ${id} AND member_id = ${memberId}
        AND state IN ('review', 'bound')`)
      return found[0]
    },
    inReview: () => where(sql`state = 'review'`),
    async isShared(brandId: string, index: Buffer, memberId: string): Promise<boolean> {
      const found = await where(sql`brand_id = ${brandId} AND number_index = ${index}
        AND member_id <> ${memberId}`)
      return found.length > 0
    },
    /** Members who share a payout account with this one. */
    async sharersOf(memberId: string, limit: number): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        SELECT DISTINCT other.member_id AS id FROM withdrawal_account own
        JOIN withdrawal_account other ON other.brand_id = own.brand_id
          AND other.number_index = own.number_index AND other.member_id <> own.member_id
        WHERE own.member_id = ${memberId} LIMIT ${limit}`.execute(db)
      return rows.map(({ id }) => id)
    },
    async add(row: StoredAccount): Promise<void> {
      await sql`INSERT INTO withdrawal_account (id, member_id, brand_id, kind, locked, number_index,
          state, review_reason, created_at, indexed_at)
        VALUES (${row.id}, ${row.memberId}, ${row.brandId}, ${row.kind}, ${row.locked},
          ${row.numberIndex}, ${row.state}, ${row.reviewReason}, ${row.createdAt},
          ${row.createdAt})`.execute(db)
    },
    unindexed: (limit: number) =>
      where(sql`id IN (SELECT id FROM withdrawal_account WHERE indexed_at IS NULL
        ORDER BY id LIMIT ${limit})`),
    async index(id: string, numberIndex: Buffer, at: Date): Promise<void> {
      await sql`UPDATE withdrawal_account SET number_index = ${numberIndex}, indexed_at = ${at}
        WHERE id = ${id} AND indexed_at IS NULL`.execute(db)
    },
    /** Returns whether the account was in one of those states and moved. */
    async move(id: string, from: AccountState[], to: AccountState): Promise<boolean> {
      const { numAffectedRows } = await sql`UPDATE withdrawal_account SET state = ${to}
        WHERE id = ${id} AND state = ANY (${from})`.execute(db)
      return numAffectedRows === 1n
    },
    /** Deletes accounts that never received a withdrawal; the others stay as evidence. */
    async forget(memberId: string): Promise<void> {
      await sql`DELETE FROM withdrawal_account AS account WHERE member_id = ${memberId}
        AND NOT EXISTS (SELECT FROM withdrawal_request WHERE account_id = account.id)`.execute(db)
      await sql`UPDATE withdrawal_account SET state = 'removed'
        WHERE member_id = ${memberId}`.execute(db)
    },
  }
}
