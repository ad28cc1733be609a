import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/database'
import { coverOf, type Span } from '../spans.ts'
import { flowSums } from './day-columns.ts'
import { opened, type ReportRow, type StoredRow } from './days-read.ts'

/** Who was told last, by what the order goes by. */
export interface PlayerPlace {
  stake: bigint
  currency: string
  memberId: string
}

export interface PlayersAsked {
  brands: readonly string[]
  from: string
  to: string
  /** Whether nothing can have moved after these days. */
  isOpen: boolean
  after: PlayerPlace | undefined
  size: number
}

const order = sql`stake DESC, currency DESC, member_id DESC`

/** Those behind a place. A member has one brand, so that need not be held against it. */
function behind(stake: RawBuilder<unknown>, after: PlayerPlace | undefined) {
  if (!after) return sql`true`
  return sql`(${stake}, currency, member_id)
    < (${after.stake}::bigint, ${after.currency}, ${after.memberId}::uuid)`
}

/** One span is read in its own order, a page of each brand. */
function ofOneSpan({ span, start }: Span, { brands, after, size }: PlayersAsked) {
  return sql`SELECT own.* FROM unnest(${brands}::text[]) AS wanted (code) CROSS JOIN LATERAL (
      SELECT brand, currency, member_id, stake FROM report_member_rank
      WHERE span = ${span} AND brand = wanted.code AND start = ${start}::date
        AND ${behind(sql`stake`, after)}
      ORDER BY ${order} LIMIT ${size}) AS own
    ORDER BY ${order} LIMIT ${size}`
}

/** Several are added up, as few as there can be. */
function ofSpans(spans: readonly Span[], { brands, after, size }: PlayersAsked) {
  return sql`SELECT brand, currency, member_id, sum(stake)::bigint AS stake
    FROM unnest(${spans.map(({ span }) => span)}::smallint[],
      ${spans.map(({ start }) => start)}::date[]) AS part (span, start)
    JOIN report_member_rank USING (span, start) WHERE brand = ANY (${brands})
    GROUP BY brand, currency, member_id HAVING ${behind(sql`sum(stake)::bigint`, after)}
    ORDER BY 4 DESC, currency DESC, member_id DESC LIMIT ${size}`
}

/** A player with what the order went by, which is older than the figures by a moment. */
export interface PlayerRow extends ReportRow {
  place: bigint
}

/** Who staked most comes first; only those who are shown are added up in full. */
export async function playersOf({ db }: Database, asked: PlayersAsked): Promise<PlayerRow[]> {
  const { spans, to } = coverOf(asked)
  const [only, ...others] = spans
  const shown = only && others.length === 0 ? ofOneSpan(only, asked) : ofSpans(spans, asked)
  const { rows } = await sql<StoredRow & { place: string }>`
    WITH shown AS MATERIALIZED (${shown})
    SELECT brand, currency, NULL AS day, NULL AS partner, NULL AS game, member_id AS "memberId",
      NULL::int AS players, place::text AS place, ${flowSums}, sum(rounds)::int AS rounds
    FROM (SELECT brand, currency, member_id, shown.stake AS place FROM shown) AS shown
      JOIN report_member_day AS report USING (brand, currency, member_id)
    WHERE day BETWEEN ${asked.from}::date AND ${to}::date
    GROUP BY shown.place, brand, currency, member_id
    ORDER BY shown.place DESC, currency DESC, member_id DESC`.execute(db)
  return rows.map((row) => ({ ...opened(row), place: BigInt(row.place) }))
}
