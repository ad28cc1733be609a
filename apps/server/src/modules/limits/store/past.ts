import { sql } from 'kysely'
import type { Executor } from '#platform/database'
import type { Sitting } from './flows.ts'

type Stored = Omit<Sitting, 'staked' | 'won'> & { staked: string; won: string }

/** Sittings that are over, and who played lately. On the database or inside a transaction. */
export function pastStore(db: Executor) {
  return {
    async add(sittings: readonly Sitting[]): Promise<void> {
      await sql`INSERT INTO limits_sitting_past (member_id, began_at, last_at, staked, won, rounds)
        SELECT * FROM unnest(${sittings.map(({ memberId }) => memberId)}::uuid[],
          ${sittings.map(({ beganAt }) => beganAt.toISOString())}::timestamptz[],
          ${sittings.map(({ lastAt }) => lastAt.toISOString())}::timestamptz[],
          ${sittings.map(({ staked }) => staked)}::bigint[],
          ${sittings.map(({ won }) => won)}::bigint[],
          ${sittings.map(({ rounds }) => rounds)}::int[])`.execute(db)
    },
    /** Those that lasted until then or longer, the latest too, the oldest first. */
    async since(memberId: string, at: Date): Promise<Sitting[]> {
      const { rows } = await sql<Stored>`
        SELECT member_id AS "memberId", began_at AS "beganAt", last_at AS "lastAt", staked, won,
          rounds
        FROM (SELECT * FROM limits_sitting_past
            WHERE member_id = ${memberId} AND last_at >= ${at}
          UNION ALL SELECT member_id, began_at, last_at, staked, won, rounds FROM limits_sitting
            WHERE member_id = ${memberId} AND last_at >= ${at}) AS sitting
        ORDER BY began_at`.execute(db)
      return rows.map((row) => ({ ...row, staked: BigInt(row.staked), won: BigInt(row.won) }))
    },
    /** Looks at every player's latest sitting: for timed work, not for calls. */
    async playedSince(at: Date): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        SELECT member_id AS id FROM limits_sitting WHERE last_at >= ${at}`.execute(db)
      return rows.map(({ id }) => id)
    },
    /** Who has changed limits since then, and when last; looks at every change. */
    async changedSince(at: Date): Promise<{ memberId: string; at: Date }[]> {
      const { rows } = await sql<{ memberId: string; at: Date }>`
        SELECT member_id AS "memberId", max(at) AS at FROM limits_change
        WHERE at >= ${at} GROUP BY 1`.execute(db)
      return rows
    },
  }
}
