import { sql } from 'kysely'
import type { Executor } from '#platform/database'
import { guardId } from '../names.ts'

/** Counters of the real journal, within the caller's transaction. */
export function guardStore(db: Executor) {
  return {
    /** Increments the counter; decisions after the commit see it. */
    async raise(lane: number, name: string): Promise<void> {
      const key = guardId(lane, name)
      await sql`SELECT wallet_raise_guard(${lane}::smallint, ${key}, ${name})`.execute(db)
    },
    async values(lane: number, names: readonly string[]): Promise<bigint[]> {
      const keys = names.map((name) => guardId(lane, name))
      // A subquery, because a join planned on a small table keeps scanning it all when it has
      // grown.
      const { rows } = await sql<{ value: string | null }>`
        SELECT (SELECT value FROM wallet_guard g WHERE g.key = asked.key) AS value
        FROM unnest(${keys}::uuid[]) WITH ORDINALITY AS asked(key, place)
        ORDER BY place`.execute(db)
      return rows.map(({ value }) => BigInt(value ?? 0))
    },
  }
}
