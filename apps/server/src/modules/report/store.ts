import { sql, type Transaction } from 'kysely'
import { amountOf } from '@fairhouse/money'
import type { Database } from '#platform/database'
import type { MemberRecord } from './rules.ts'

type Stored = Omit<MemberRecord, 'cash' | 'bonus' | 'hold'> & {
  cash: string
  bonus: string
  hold: string
}

export async function addRecords(
  transaction: Transaction<unknown>,
  records: readonly MemberRecord[],
): Promise<void> {
  if (records.length === 0) return
  const all = <K extends keyof MemberRecord>(name: K) => records.map((record) => record[name])
  await sql`
    INSERT INTO report_record (member_id, lane, seq, at, transfer_id, code, reference, cash, bonus,
      hold)
    SELECT * FROM unnest(${all('memberId')}::uuid[], ${all('lane')}::smallint[],
      ${all('seq')}::bigint[], ${all('at')}::timestamptz[], ${all('transferId')}::uuid[],
      ${all('code')}::text[], ${all('reference')}::text[], ${all('cash')}::bigint[],
      ${all('bonus')}::bigint[], ${all('hold')}::bigint[])`.execute(transaction)
}

export function reportStore({ db }: Database) {
  return {
    /** A member's own, newest first. */
    async records(memberId: string, beforeSeq: string | null, limit: number) {
      const { rows } = await sql<Stored>`
        SELECT member_id AS "memberId", lane, seq, at, transfer_id AS "transferId", code,
          reference, cash, bonus, hold
        FROM report_record
        WHERE member_id = ${memberId} AND (${beforeSeq}::bigint IS NULL OR seq < ${beforeSeq})
        ORDER BY lane DESC, seq DESC LIMIT ${limit}`.execute(db)
      return rows.map((row) => ({
        ...row,
        cash: amountOf(BigInt(row.cash)),
        bonus: amountOf(BigInt(row.bonus)),
        hold: amountOf(BigInt(row.hold)),
      }))
    },
  }
}
