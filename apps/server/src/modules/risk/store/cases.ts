import { sql } from 'kysely'
import type { RiskKind, RiskSeverity, RiskState } from '@fairhouse/protocol'
import type { Executor } from '#platform/database'
import type { Course } from '../course.ts'

export interface Case extends Course {
  id: string
  number: number
  brandId: string
  kind: RiskKind
  severity: RiskSeverity
  figures: Readonly<Record<string, string>>
  happenedAt: Date
  raisedAt: Date
}

export interface CaseFilter {
  /** Left out: all that is not closed. */
  state?: RiskState | 'all' | undefined
  kind?: RiskKind | undefined
  brandId?: string | undefined
  ownerId?: string | undefined
  /** One of these, or of these members. */
  found?: { number: string | null; memberIds: readonly string[] } | undefined
}

const columns = sql`id, number::int, brand_id AS "brandId", kind, severity, figures, state,
  owner_id AS "ownerId", outcome, reason, closed_at AS "closedAt", happened_at AS "happenedAt",
  raised_at AS "raisedAt"`

/** What waits is come to from its oldest end, what is over from its latest. */
const isQueue = ({ state }: CaseFilter) => state !== 'closed' && state !== 'all'

function fitting({ state, kind, brandId, ownerId, found }: CaseFilter) {
  const parts = [
    state === undefined && sql`state <> 'closed'`,
    state !== undefined && state !== 'all' && sql`state = ${state}`,
    kind !== undefined && sql`kind = ${kind}`,
    brandId !== undefined && sql`brand_id = ${brandId}`,
    ownerId !== undefined && sql`owner_id = ${ownerId}`,
    found !== undefined &&
      sql`(number = ${found.number}::bigint OR id IN (SELECT case_id FROM risk_member
        WHERE member_id = ANY (${found.memberIds}::uuid[])))`,
  ].filter((part) => part !== false)
  return sql.join([sql`true`, ...parts], sql` AND `)
}

/** On the database or inside a transaction. */
export function caseStore(db: Executor) {
  const many = async (rest: ReturnType<typeof sql>): Promise<Case[]> =>
    (await sql<Case>`SELECT ${columns} FROM risk_case WHERE ${rest}`.execute(db)).rows

  return {
    page(filter: CaseFilter, after: string | undefined, limit: number): Promise<Case[]> {
      const [goesOn, order] = isQueue(filter) ? [sql`>`, sql`ASC`] : [sql`<`, sql`DESC`]
      const place = after ?? null
      return many(sql`${fitting(filter)}
        AND (${place}::bigint IS NULL OR number ${goesOn} ${place}::bigint)
        ORDER BY number ${order} LIMIT ${limit}`)
    },
    async count(filter: CaseFilter, most: number): Promise<number> {
      const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count
        FROM (SELECT FROM risk_case WHERE ${fitting(filter)} LIMIT ${most}) AS found`.execute(db)
      return rows[0]?.count ?? 0
    },
    find: async (id: string) => (await many(sql`id = ${id}`))[0],
    lock: async (id: string) => (await many(sql`id = ${id} FOR UPDATE`))[0],
    unclosedOf: (memberId: string, limit: number) =>
      many(sql`state <> 'closed' AND id IN (SELECT case_id FROM risk_member
        WHERE member_id = ${memberId}) ORDER BY number LIMIT ${limit}`),
    async membersOf(ids: readonly string[]): Promise<{ caseId: string; memberId: string }[]> {
      const { rows } = await sql<{ caseId: string; memberId: string }>`
        SELECT case_id AS "caseId", member_id AS "memberId" FROM risk_member
        WHERE case_id = ANY (${ids}::uuid[]) ORDER BY case_id, member_id`.execute(db)
      return rows
    },
    async move(id: string, { state, ownerId, outcome, reason, closedAt }: Course): Promise<void> {
      await sql`UPDATE risk_case SET state = ${state}, owner_id = ${ownerId}, outcome = ${outcome},
          reason = ${reason}, closed_at = ${closedAt} WHERE id = ${id}`.execute(db)
    },
  }
}
