import { sql } from 'kysely'
import type { RiskState } from '@fairhouse/protocol'
import type { Executor } from '#platform/database'
import type { Finding } from '../finding.ts'
import type { Rule } from '../default-rules.ts'

export interface KnownCase {
  id: string
  nth: number
  state: RiskState
  /** Whether its figures differ from the new finding. */
  hasOtherFigures: boolean
  members: string[]
}

interface NewCase {
  id: string
  brandId: string
  nth: number
  severity: Rule['severity']
  at: Date
}

/** Inside a transaction: concurrent findings of the same key wait for each other. */
export function raisingStore(db: Executor) {
  return {
    async known(brandId: string, { kind, key, figures }: Finding): Promise<KnownCase[]> {
      const queue = `risk ${brandId} ${kind} ${key}`
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${queue}, 0))`.execute(db)
      const { rows } = await sql<KnownCase>`
        SELECT id, nth, state, figures <> ${JSON.stringify(figures)}::jsonb AS "hasOtherFigures",
          ARRAY(SELECT member_id FROM risk_member WHERE case_id = id) AS members
        FROM risk_case WHERE brand_id = ${brandId} AND kind = ${kind} AND key = ${key}
        ORDER BY nth`.execute(db)
      return rows
    },
    async add({ id, brandId, nth, severity, at }: NewCase, found: Finding): Promise<void> {
      await sql`INSERT INTO risk_case (id, brand_id, kind, key, nth, severity, figures, happened_at,
          raised_at)
        VALUES (${id}, ${brandId}, ${found.kind}, ${found.key}, ${nth}, ${severity},
          ${JSON.stringify(found.figures)}, ${found.at}, ${at})`.execute(db)
    },
    async addMembers(id: string, members: readonly string[]): Promise<void> {
      await sql`INSERT INTO risk_member (case_id, member_id)
        SELECT ${id}, member FROM unnest(${members}::uuid[]) AS member
        ON CONFLICT DO NOTHING`.execute(db)
    },
    async setFigures(id: string, figures: Finding['figures']): Promise<void> {
      await sql`UPDATE risk_case SET figures = ${JSON.stringify(figures)}
        WHERE id = ${id}`.execute(db)
    },
  }
}
