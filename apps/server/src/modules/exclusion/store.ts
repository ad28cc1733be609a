import { sql } from 'kysely'
import type { Executor } from '#platform/database'

export interface Exclusion {
  id: string
  memberId: string
  brandId: string
  kind: 'timeOut' | 'selfExclusion' | 'house'
  since: Date
  /** Null: permanent. */
  until: Date | null
}

export interface PresentQuery {
  kind?: Exclusion['kind'] | undefined
  brandId?: string | undefined
  /** Omitted: all members. */
  memberIds?: readonly string[] | undefined
  after?: string | undefined
}

const matching = (now: Date, { kind, brandId, memberIds }: PresentQuery) => sql`
  coalesce(until, 'infinity'::timestamptz) > ${now}
  AND (${kind ?? null}::text IS NULL OR kind = ${kind ?? null})
  AND (${brandId ?? null}::uuid IS NULL OR brand_id = ${brandId ?? null})
  AND (${memberIds ?? null}::uuid[] IS NULL OR member_id = ANY (${memberIds ?? null}::uuid[]))`

/** Whether a member is excluded, in one row. */
export const barredQuery = (memberId: string, now: Date) => sql<{ isBarred: boolean }>`
  SELECT EXISTS (SELECT FROM exclusion_exclusion
    WHERE member_id = ${memberId}::uuid AND (until IS NULL OR until > ${now})) AS "isBarred"`

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
    /** Starting an exclusion locks exclusively; work that must not overlap shares the lock. */
    async queue(memberId: string, mode: 'alone' | 'others'): Promise<void> {
      const key = sql`hashtextextended(${`exclusion ${memberId}`}, 0)`
      await (
        mode === 'alone'
          ? sql`SELECT pg_advisory_xact_lock(${key})`
          : sql`SELECT pg_advisory_xact_lock_shared(${key})`
      ).execute(db)
    },
    async add({ id, memberId, brandId, kind, since, until }: Exclusion): Promise<void> {
      await sql`INSERT INTO exclusion_exclusion (id, member_id, brand_id, kind, since, until)
        VALUES (${id}, ${memberId}, ${brandId}, ${kind}, ${since}, ${until})`.execute(db)
    },
    /** The longest current exclusion; it holds from its commit on, whatever the clock skew. */
    present: (memberId: string, now: Date) => presentAmong([memberId], now),
    presentAmong,
    /** A page of current exclusions after a given one, with a count up to a maximum. */
    async listPresent(now: Date, query: PresentQuery, limit: number, maxTotal: number) {
      const { after = null } = query
      const length = sql`coalesce(until, 'infinity'::timestamptz)`
      const { rows: list } = await sql<Exclusion>`
        SELECT id, member_id AS "memberId", brand_id AS "brandId", kind, since, until
        FROM exclusion_exclusion WHERE ${matching(now, query)}
          AND (${after}::uuid IS NULL OR (${length}, id)
            < (SELECT ${length}, id FROM exclusion_exclusion WHERE id = ${after}))
        ORDER BY ${length} DESC, id DESC LIMIT ${limit}`.execute(db)
      const { rows } = await sql<{ total: number }>`SELECT count(*)::int AS total
        FROM (SELECT FROM exclusion_exclusion WHERE ${matching(now, query)} LIMIT ${maxTotal})
        AS found`.execute(db)
      return { list, total: rows[0]?.total ?? 0 }
    },
    /** The longest current exclusion of each member. */
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
