import { sql, type Transaction } from 'kysely'
import type { Database } from '#platform/database'
import type { MemberDay } from '../day-sums.ts'
import { spanKinds } from '../spans.ts'

/** Rankings per transaction: readers wait meanwhile. */
const turnSize = 2000

const queue = sql`hashtextextended('report ranks', 0)`

/**
 * Records members whose days changed. An existing note stays until this commit: the transaction
 * that removes notes waits for it.
 */
export async function noteUnranked(days: readonly MemberDay[], transaction: Transaction<unknown>) {
  if (days.length === 0) return
  const all = <K extends keyof MemberDay>(name: K) => days.map((day) => day[name])
  await sql`SELECT pg_advisory_xact_lock_shared(${queue})`.execute(transaction)
  await sql`INSERT INTO report_unranked (brand, day, currency, member_id)
    SELECT * FROM unnest(${all('brand')}::text[], ${all('day')}::date[],
      ${all('currency')}::text[], ${all('memberId')}::uuid[])
    ORDER BY 1, 2, 3, 4 ON CONFLICT DO NOTHING`.execute(transaction)
}

/** Updates the rankings by the growth of members' days. */
export async function rankAll({ db }: Database): Promise<void> {
  for (;;) {
    const taken = await db.transaction().execute(rankSome)
    if (taken < turnSize) return
  }
}

const kinds = sql.join(
  Object.entries(spanKinds).map(([unit, span]) => sql`(${span}::smallint, ${unit}::text)`),
)

async function rankSome(transaction: Transaction<unknown>): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(${queue})`.execute(transaction)
  const { rows } = await sql<{ taken: number }>`
    WITH taken AS (DELETE FROM report_unranked WHERE (brand, day, currency, member_id) IN (
        SELECT brand, day, currency, member_id FROM report_unranked LIMIT ${turnSize})
      RETURNING brand, day, currency, member_id),
    grown AS (SELECT brand, day, currency, member_id,
        own.stake - coalesce((SELECT known.stake FROM report_member_rank AS known
          WHERE span = ${spanKinds.day} AND known.brand = own.brand AND start = own.day
            AND known.currency = own.currency AND known.member_id = own.member_id), 0) AS stake
      FROM taken JOIN report_member_day AS own USING (brand, day, currency, member_id)),
    placed AS (INSERT INTO report_member_rank AS known
        (span, brand, currency, start, member_id, stake)
      SELECT span, brand, currency, date_trunc(unit, day::timestamp)::date, member_id, sum(stake)
      FROM grown CROSS JOIN (VALUES ${kinds}) AS kind (span, unit) GROUP BY 1, 2, 3, 4, 5
      ON CONFLICT (span, brand, start, currency, member_id)
      DO UPDATE SET stake = known.stake + excluded.stake WHERE excluded.stake <> 0)
    SELECT count(*)::int AS taken FROM taken`.execute(transaction)
  return rows[0]?.taken ?? 0
}
