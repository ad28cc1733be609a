import { sql } from 'kysely'
import type { Database } from '#platform/database'

export function nodeStore({ db }: Database) {
  return {
    /** Records a heartbeat, removes dead processes and counts the live ones. */
    async beat(id: string, goneAfterSeconds: number): Promise<number> {
      await sql`INSERT INTO platform_node (id) VALUES (${id})
        ON CONFLICT (id) DO UPDATE SET seen_at = now()`.execute(db)
      const { rows } = await sql<{ up: number }>`
        WITH gone AS (DELETE FROM platform_node
          WHERE seen_at < now() - make_interval(secs => ${goneAfterSeconds}))
        SELECT count(*)::int AS up FROM platform_node
        WHERE seen_at >= now() - make_interval(secs => ${goneAfterSeconds})`.execute(db)
      return rows[0]?.up ?? 1
    },
    async leave(id: string): Promise<void> {
      await sql`DELETE FROM platform_node WHERE id = ${id}`.execute(db)
    },
  }
}
