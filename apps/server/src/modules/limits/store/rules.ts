import { sql } from 'kysely'
import type { RuleName, RuleScope } from '@fairhouse/protocol'
import type { Executor } from '#platform/database'
import { isRuleName } from '../limit-names.ts'

export interface HouseRule {
  scope: RuleScope
  /** The market's name, or the id of the brand or member. */
  scopeId: string
  name: RuleName
  value: bigint
}

type Stored = Omit<HouseRule, 'name' | 'value'> & { name: string; value: string }

/** Limits set by the house. On the database or inside a transaction. */
export function ruleStore(db: Executor) {
  return {
    async list(scope: RuleScope | null, scopeId: string | null): Promise<HouseRule[]> {
      const { rows } = await sql<Stored>`
        SELECT scope, scope_id AS "scopeId", name, value FROM limits_rule
        WHERE (${scope}::text IS NULL OR scope = ${scope})
          AND (${scopeId}::text IS NULL OR scope_id = ${scopeId})
        ORDER BY scope, scope_id, name`.execute(db)
      return rows.flatMap(({ name, value, ...place }) =>
        isRuleName(name) ? [{ ...place, name, value: BigInt(value) }] : [],
      )
    },
    async put({ scope, scopeId, name, value }: HouseRule): Promise<void> {
      await sql`INSERT INTO limits_rule (scope, scope_id, name, value)
        VALUES (${scope}, ${scopeId}, ${name}, ${value})
        ON CONFLICT (scope, scope_id, name) DO UPDATE SET value = excluded.value`.execute(db)
    },
    async remove({ scope, scopeId, name }: Omit<HouseRule, 'value'>): Promise<void> {
      await sql`DELETE FROM limits_rule
        WHERE scope = ${scope} AND scope_id = ${scopeId} AND name = ${name}`.execute(db)
    },
  }
}
