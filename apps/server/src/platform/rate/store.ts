import { sql } from 'kysely'
import type { Database } from '#platform/database'

export function rateStore({ db }: Database) {
  return {
    /** Leases up to `block` from the rest of `pool` in this window; returns the amount leased. */
    async lease(key: string, windowStartMs: number, pool: number, block: number): Promise<number> {
      const { rows } = await sql<{ used: number }>`
        INSERT INTO platform_rate AS rate (key, window_start, used)
        VALUES (${key}, to_timestamp(${windowStartMs} / 1000.0), ${Math.min(block, pool)})
        ON CONFLICT (key, window_start) DO UPDATE SET used = rate.used + ${block}
        WHERE rate.used < ${pool}
        RETURNING used`.execute(db)
      const used = rows[0]?.used
      return used === undefined ? 0 : Math.min(block, pool, block - (used - pool))
    },
    async forgetBefore(timeMs: number): Promise<void> {
      await sql`DELETE FROM platform_rate
        WHERE window_start < to_timestamp(${timeMs} / 1000.0)`.execute(db)
    },
  }
}
