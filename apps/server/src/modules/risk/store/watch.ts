import { sql } from 'kysely'
import type { Executor } from '#platform/database'

/** How far withdrawals and shared accounts were examined. */
export function watchStore(db: Executor) {
  return {
    async until(): Promise<Date | undefined> {
      const { rows } = await sql<{ until: Date }>`SELECT until FROM risk_watch`.execute(db)
      return rows[0]?.until
    },
    async setUntil(until: Date): Promise<void> {
      await sql`INSERT INTO risk_watch (until) VALUES (${until})
        ON CONFLICT (is_only) DO UPDATE SET until = excluded.until`.execute(db)
    },
  }
}
