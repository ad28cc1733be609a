import { sql } from 'kysely'
import type { Executor } from '#platform/database'
import { guardId } from '../names.ts'

/** Counters of the real books, within somebody's transaction. */
export function guardStore(db: Executor) {
  return {
    /** One more: what is decided from the commit on knows it. */
    async raise(lane: number, name: string): Promise<void> {
      const key = guardId(lane, name)
      await sql`SELECT wallet_raise_guard(${lane}::smallint, ${key}, ${name})`.execute(db)
    },
    async values(lane: number, names: readonly string[]): Promise<bigint[]> {
      const keys = names.map((name) => guardId(lane, name))
      // A join, planned while there are few, would go on reading all of them when there are many.
      const { rows } = await sql<{ value: string | null }>`
        SELECT (SELECT value FROM wallet_guard g WHERE g.key = asked.key) AS value
        FROM unnest(${keys}::uuid[]) WITH ORDINALITY AS asked(key, place)
        ORDER BY place`.execute(db)
      return rows.map(({ value }) => BigInt(value ?? 0))
    },
  }
}
