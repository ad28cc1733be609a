import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/database'
import { coverOf, type Span } from '../spans.ts'
import { flowSums } from './day-columns.ts'
import { toReportRow, type ReportRow, type StoredRow } from './days-read.ts'

/** The last player of a page, by the sort columns. */
export interface PlayerCursor {
  stake: bigint
  currency: string
  memberId: string
}

export interface PlayersQuery {
  brands: readonly string[]
  from: string
  to: string
  /** Whether no play can exist after these days. */
  isOpen: boolean
  after: PlayerCursor | undefined
  size: number
}

const order = sql`stake DESC, currency DESC, member_id DESC`

/** Rows after the cursor. A member has one brand, so the brand is not compared. */
function behind(stake: RawBuilder<unknown>, after: PlayerCursor | undefined) {
  if (!after) return sql`true`
  return sql`(${stake}, currency, member_id)
    < (${after.stake}::bigint, ${after.currency}, ${after.memberId}::uuid)`
}

/** A single span is read in index order, a page of each brand. */
function ofOneSpan({ span, start }: Span, { brands, after, size }: PlayersQuery) {
  return sql`SELECT own.* FROM unnest(${brands}::text[]) AS wanted (code) CROSS JOIN LATERAL (
      SELECT brand, currency, member_id, stake FROM report_member_rank
      WHERE span = ${span} AND brand = wanted.code AND start = ${start}::date
        AND ${behind(sql`stake`, after)}
      ORDER BY ${order} LIMIT ${size}) AS own
    ORDER BY ${order} LIMIT ${size}`
}

/** Several spans are summed, as few as possible. */
function ofSpans(spans: readonly Span[], { brands, after, size }: PlayersQuery) {
  return sql`SELECT brand, currency, member_id, sum(stake)::bigint AS stake
    FROM unnest(${spans.map(({ span }) => span)}::smallint[],
      ${spans.map(({ start }) => start)}::date[]) AS part (span, start)
    JOIN report_member_rank USING (span, start) WHERE brand = ANY (${brands})
    GROUP BY brand, currency, member_id HAVING ${behind(sql`sum(stake)::bigint`, after)}
    ORDER BY 4 DESC, currency DESC, member_id DESC LIMIT ${size}`
}

/** A player with the sort value, which may be slightly older than the figures. */
export interface PlayerRow extends ReportRow {
  place: bigint
}

/** Highest stake first; only the players on the page are summed in full. */
export async function readPlayers({ db }: Database, query: PlayersQuery): Promise<PlayerRow[]> {
  const { spans, to } = coverOf(query)
  const [only, ...others] = spans
  const shown = only && others.length === 0 ? ofOneSpan(only, query) : ofSpans(spans, query)
  const { rows } = await sql<StoredRow & { place: string }>`
    WITH shown AS MATERIALIZED (${shown})
    SELECT brand, currency, NULL AS day, NULL AS partner, NULL AS game, member_id AS "memberId",
      NULL::int AS players, place::text AS place, ${flowSums}, sum(rounds)::int AS rounds
    FROM (SELECT brand, currency, member_id, shown.stake AS place FROM shown) AS shown
      JOIN report_member_day AS report USING (brand, currency, member_id)
    WHERE day BETWEEN ${query.from}::date AND ${to}::date
    GROUP BY shown.place, brand, currency, member_id
    ORDER BY shown.place DESC, currency DESC, member_id DESC`.execute(db)
  return rows.map((row) => ({ ...toReportRow(row), place: BigInt(row.place) }))
}
