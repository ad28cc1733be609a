import { sql } from 'kysely'
import type { RiskKind, RiskSeverity, RiskThresholds } from '@fairhouse/protocol'
import type { Executor } from '#platform/database'

export interface StoredRule {
  kind: RiskKind
  isOn: boolean
  severity: RiskSeverity
  thresholds: RiskThresholds
}

/** Rules that brands have set. On the database or inside a transaction. */
export function ruleStore(db: Executor) {
  return {
    async of(brandId: string): Promise<StoredRule[]> {
      const { rows } = await sql<StoredRule>`
        SELECT kind, is_on AS "isOn", severity, thresholds FROM risk_rule
        WHERE brand_id = ${brandId}`.execute(db)
      return rows
    },
    /** Makes concurrent changes of one brand wait for each other. */
    async lock(brandId: string): Promise<void> {
      const queue = `risk rules ${brandId}`
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${queue}, 0))`.execute(db)
    },
    async put(brandId: string, { kind, isOn, severity, thresholds }: StoredRule): Promise<void> {
      await sql`INSERT INTO risk_rule (brand_id, kind, is_on, severity, thresholds)
        VALUES (${brandId}, ${kind}, ${isOn}, ${severity}, ${JSON.stringify(thresholds)})
        ON CONFLICT (brand_id, kind) DO UPDATE SET is_on = excluded.is_on,
          severity = excluded.severity, thresholds = excluded.thresholds`.execute(db)
    },
    async remove(brandId: string, kind: RiskKind): Promise<boolean> {
      const { numAffectedRows } = await sql`DELETE FROM risk_rule
        WHERE brand_id = ${brandId} AND kind = ${kind}`.execute(db)
      return numAffectedRows === 1n
    },
  }
}
