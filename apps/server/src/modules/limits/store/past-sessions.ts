import { sql } from 'kysely'
import type { Executor } from '#platform/database'
import type { PlaySession } from './flows.ts'

type Stored = Omit<PlaySession, 'staked' | 'won'> & { staked: string; won: string }

/** Ended play sessions and recent players. On the database or inside a transaction. */
export function pastSessionStore(db: Executor) {
  return {
    async add(sittings: readonly PlaySession[]): Promise<void> {
      await sql`INSERT INTO limits_sitting_past (member_id, began_at, last_at, staked, won, rounds)
        SELECT * FROM unnest(${sittings.map(({ memberId }) => memberId)}::uuid[],
          ${sittings.map(({ beganAt }) => beganAt.toISOString())}::timestamptz[],
          ${sittings.map(({ lastAt }) => lastAt.toISOString())}::timestamptz[],
          ${sittings.map(({ staked }) => staked)}::bigint[],
          ${sittings.map(({ won }) => won)}::bigint[],
          ${sittings.map(({ rounds }) => rounds)}::int[])`.execute(db)
    },
    /** Play sessions that ended at or after a time, the current one included, oldest first. */
    async since(memberId: string, at: Date): Promise<PlaySession[]> {
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
    /** Scans every player's latest session: for timed work only. */
    async playedSince(at: Date): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        SELECT member_id AS id FROM limits_sitting WHERE last_at >= ${at}`.execute(db)
      return rows.map(({ id }) => id)
    },
    /** Members who changed limits since a time, with the last change; scans every change. */
    async changedSince(at: Date): Promise<{ memberId: string; at: Date }[]> {
      const { rows } = await sql<{ memberId: string; at: Date }>`
        SELECT member_id AS "memberId", max(at) AS at FROM limits_change
        WHERE at >= ${at} GROUP BY 1`.execute(db)
      return rows
    },
  }
}
