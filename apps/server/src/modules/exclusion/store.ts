import { sql } from 'kysely'
import type { Executor } from '#platform/database'

export interface Exclusion {
  id: string
  memberId: string
  brandId: string
  kind: 'timeOut' | 'selfExclusion' | 'house'
  since: Date
  /** Null: for good. */
  until: Date | null
}

export interface PresentAsked {
  kind?: Exclusion['kind'] | undefined
  brandId?: string | undefined
  /** Left out: of everybody. */
  memberIds?: readonly string[] | undefined
  after?: string | undefined
}

const holding = (now: Date, { kind, brandId, memberIds }: PresentAsked) => sql`
  coalesce(until, 'infinity'::timestamptz) > ${now}
  AND (${kind ?? null}::text IS NULL OR kind = ${kind ?? null})
  AND (${brandId ?? null}::uuid IS NULL OR brand_id = ${brandId ?? null})
  AND (${memberIds ?? null}::uuid[] IS NULL OR member_id = ANY (${memberIds ?? null}::uuid[]))`

/** On the database or inside a transaction. */
export function exclusionStore(db: Executor) {
  async function presentAmong(memberIds: readonly string[], now: Date) {
    const { rows } = await sql<Exclusion>`
      SELECT id, member_id AS "memberId", brand_id AS "brandId", kind, since, until
      FROM exclusion_exclusion
      WHERE member_id = ANY(${memberIds}::uuid[]) AND (until IS NULL OR until > ${now})
      ORDER BY until DESC NULLS FIRST LIMIT 1`.execute(db)
    return rows[0]
  }

  return {
    /** Whoever begins one comes alone; what must not begin beside it comes with others. */
    async queue(memberId: string, comes: 'alone' | 'others'): Promise<void> {
      const key = sql`hashtextextended(${`exclusion ${memberId}`}, 0)`
      await (
        comes === 'alone'
          ? sql`SELECT pg_advisory_xact_lock(${key})`
          : sql`SELECT pg_advisory_xact_lock_shared(${key})`
      ).execute(db)
    },
    async add({ id, memberId, brandId, kind, since, until }: Exclusion): Promise<void> {
      await sql`INSERT INTO exclusion_exclusion (id, member_id, brand_id, kind, since, until)
        VALUES (${id}, ${memberId}, ${brandId}, ${kind}, ${since}, ${until})`.execute(db)
    },
    /** The longest of those that hold: each from its commit on, whatever other clocks say. */
    present: (memberId: string, now: Date) => presentAmong([memberId], now),
    presentAmong,
    /** A page of those that hold now, after one when it is given, and how many, up to a most. */
    async presentOnes(now: Date, asked: PresentAsked, limit: number, most: number) {
      const { after = null } = asked
      const length = sql`coalesce(until, 'infinity'::timestamptz)`
      const { rows: list } = await sql<Exclusion>`
        SELECT id, member_id AS "memberId", brand_id AS "brandId", kind, since, until
        FROM exclusion_exclusion WHERE ${holding(now, asked)}
          AND (${after}::uuid IS NULL OR (${length}, id)
            < (SELECT ${length}, id FROM exclusion_exclusion WHERE id = ${after}))
        ORDER BY ${length} DESC, id DESC LIMIT ${limit}`.execute(db)
      const { rows } = await sql<{ total: number }>`SELECT count(*)::int AS total
        FROM (SELECT FROM exclusion_exclusion WHERE ${holding(now, asked)} LIMIT ${most}) AS found
        `.execute(db)
      return { list, total: rows[0]?.total ?? 0 }
    },
    /** The longest that each of them has. */
    async presentOf(memberIds: readonly string[], now: Date): Promise<Map<string, Exclusion>> {
      const { rows } = await sql<Exclusion>`
        SELECT DISTINCT ON (member_id) id, member_id AS "memberId", brand_id AS "brandId", kind,
          since, until
        FROM exclusion_exclusion
        WHERE member_id = ANY(${memberIds}::uuid[]) AND (until IS NULL OR until > ${now})
        ORDER BY member_id, until DESC NULLS FIRST`.execute(db)
      return new Map(rows.map((row) => [row.memberId, row]))
    },
    async awayIds(now: Date): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        SELECT DISTINCT member_id AS id FROM exclusion_exclusion
        WHERE kind <> 'timeOut' AND (until IS NULL OR until > ${now})`.execute(db)
      return rows.map(({ id }) => id)
    },
    async all(memberId: string): Promise<Exclusion[]> {
      const { rows } = await sql<Exclusion>`
        SELECT id, member_id AS "memberId", brand_id AS "brandId", kind, since, until
        FROM exclusion_exclusion WHERE member_id = ${memberId} ORDER BY id`.execute(db)
      return rows
    },
  }
}
