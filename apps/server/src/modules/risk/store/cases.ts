import { sql } from 'kysely'
import type { RiskKind, RiskSeverity, RiskState } from '@fairhouse/protocol'
import type { Executor } from '#platform/database'
import type { CaseStatus } from '../case-lifecycle.ts'

export interface Case extends CaseStatus {
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
  /** Omitted: all cases that are not closed. */
  state?: RiskState | 'all' | undefined
  kind?: RiskKind | undefined
  brandId?: string | undefined
  ownerId?: string | undefined
  /** This case, or any case of these members. */
  found?: { number: string | null; memberIds: readonly string[] } | undefined
}

const columns = sql`id, number::int, brand_id AS "brandId", kind, severity, figures, state,
  owner_id AS "ownerId", outcome, reason, closed_at AS "closedAt", happened_at AS "happenedAt",
  raised_at AS "raisedAt"`

/** Open cases are listed oldest first, closed ones latest first. */
const isQueue = ({ state }: CaseFilter) => state !== 'closed' && state !== 'all'

function matching({ state, kind, brandId, ownerId, found }: CaseFilter) {
  const deps = [
    state === undefined && sql`state <> 'closed'`,
    state !== undefined && state !== 'all' && sql`state = ${state}`,
    kind !== undefined && sql`kind = ${kind}`,
    brandId !== undefined && sql`brand_id = ${brandId}`,
    ownerId !== undefined && sql`owner_id = ${ownerId}`,
    found !== undefined &&
      sql`(number = ${found.number}::bigint OR id IN (SELECT case_id FROM risk_member
        WHERE member_id = ANY (${found.memberIds}::uuid[])))`,
  ].filter((part) => part !== false)
  return sql.join([sql`true`, ...deps], sql` AND `)
}

/** On the database or inside a transaction. */
export function caseStore(db: Executor) {
  const select = async (rest: ReturnType<typeof sql>): Promise<Case[]> =>
    (await sql<Case>`SELECT ${columns} FROM risk_case WHERE ${rest}`.execute(db)).rows

  return {
    page(filter: CaseFilter, after: string | undefined, limit: number): Promise<Case[]> {
      const [beyond, order] = isQueue(filter) ? [sql`>`, sql`ASC`] : [sql`<`, sql`DESC`]
      const place = after ?? null
      return select(sql`${matching(filter)}
        AND (${place}::bigint IS NULL OR number ${beyond} ${place}::bigint)
        ORDER BY number ${order} LIMIT ${limit}`)
    },
    async count(filter: CaseFilter, most: number): Promise<number> {
      const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count
        FROM (SELECT FROM risk_case WHERE ${matching(filter)} LIMIT ${most}) AS found`.execute(db)
      return rows[0]?.count ?? 0
    },
    find: async (id: string) => (await select(sql`id = ${id}`))[0],
    lock: async (id: string) => (await select(sql`id = ${id} FOR UPDATE`))[0],
    unclosedOf: (memberId: string, limit: number) =>
      select(sql`state <> 'closed' AND id IN (SELECT case_id FROM risk_member
        WHERE member_id = ${memberId}) ORDER BY number LIMIT ${limit}`),
    async membersOf(ids: readonly string[]): Promise<{ caseId: string; memberId: string }[]> {
      const { rows } = await sql<{ caseId: string; memberId: string }>`
        SELECT case_id AS "caseId", member_id AS "memberId" FROM risk_member
        WHERE case_id = ANY (${ids}::uuid[]) ORDER BY case_id, member_id`.execute(db)
      return rows
    },
    async move(
      id: string,
      { state, ownerId, outcome, reason, closedAt }: CaseStatus,
    ): Promise<void> {
      await sql`UPDATE risk_case SET state = ${state}, owner_id = ${ownerId}, outcome = ${outcome},
          reason = ${reason}, closed_at = ${closedAt} WHERE id = ${id}`.execute(db)
    },
  }
}
