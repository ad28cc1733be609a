import { sql } from 'kysely'
import type { Executor } from '#platform/database'

/** Total stakes and losses up to a time. */
export interface Mark {
  staked: bigint
  lost: bigint
}

export interface Flow extends Mark {
  memberId: string
  until: Date
}

export interface PlaySession {
  memberId: string
  beganAt: Date
  lastAt: Date
  staked: bigint
  won: bigint
  /** The number of stakes. */
  rounds: number
}

type Stored<T> = { [K in keyof T]: T[K] extends bigint ? string : T[K] }

/** Totals of play derived from the journal. On the database or inside a transaction. */
export function flowStore(db: Executor) {
  return {
    /** The latest totals of each member. */
    async lastOf(members: readonly string[]): Promise<Map<string, Flow>> {
      const { rows } = await sql<Stored<Flow>>`
        SELECT member_id AS "memberId", last.until, last.staked, last.lost
        FROM unnest(${members}::uuid[]) AS asked(member_id)
        JOIN LATERAL (SELECT * FROM limits_flow f WHERE f.member_id = asked.member_id
          ORDER BY until DESC LIMIT 1) AS last USING (member_id)`.execute(db)
      return new Map(rows.map((row) => [row.memberId, toFlow(row)]))
    },
    async put(flows: readonly Flow[]): Promise<void> {
      await sql`INSERT INTO limits_flow (member_id, until, staked, lost)
        SELECT * FROM unnest(${flows.map(({ memberId }) => memberId)}::uuid[],
          ${flows.map(({ until }) => until.toISOString())}::timestamptz[],
          ${flows.map(({ staked }) => staked)}::bigint[],
          ${flows.map(({ lost }) => lost)}::bigint[])
        ON CONFLICT (member_id, until) DO UPDATE
          SET staked = excluded.staked, lost = excluded.lost`.execute(db)
    },
    /** The totals at each time, minus stakes rolled back since. */
    async marksAt(memberId: string, moments: readonly Date[]): Promise<Mark[]> {
      const { rows } = await sql<Stored<Mark>>`
        SELECT coalesce(last.staked, 0) - undone.staked AS staked,
          coalesce(last.lost, 0) - undone.lost AS lost
        FROM unnest(${moments.map((at) => at.toISOString())}::timestamptz[])
          WITH ORDINALITY AS asked(at, place)
        LEFT JOIN LATERAL (SELECT staked, lost FROM limits_flow
          WHERE member_id = ${memberId} AND until <= asked.at
          ORDER BY until DESC LIMIT 1) AS last ON true
        CROSS JOIN LATERAL (SELECT coalesce(sum(staked), 0)::bigint AS staked,
            coalesce(sum(lost), 0)::bigint AS lost FROM limits_undone
          WHERE member_id = ${memberId} AND until <= asked.at) AS undone
        ORDER BY place`.execute(db)
      return rows.map(({ staked, lost }) => ({ staked: BigInt(staked), lost: BigInt(lost) }))
    },
    async playSessions(members: readonly string[]): Promise<Map<string, PlaySession>> {
      const { rows } = await sql<Stored<PlaySession>>`
        SELECT member_id AS "memberId", began_at AS "beganAt", last_at AS "lastAt", staked, won,
          rounds
        FROM limits_sitting WHERE member_id = ANY (${members})`.execute(db)
      return new Map(
        rows.map((row) => [
          row.memberId,
          { ...row, staked: BigInt(row.staked), won: BigInt(row.won) },
        ]),
      )
    },
    async putPlaySessions(sittings: readonly PlaySession[]): Promise<void> {
      await sql`INSERT INTO limits_sitting (member_id, began_at, last_at, staked, won, rounds)
        SELECT * FROM unnest(${sittings.map(({ memberId }) => memberId)}::uuid[],
          ${sittings.map(({ beganAt }) => beganAt.toISOString())}::timestamptz[],
          ${sittings.map(({ lastAt }) => lastAt.toISOString())}::timestamptz[],
          ${sittings.map(({ staked }) => staked)}::bigint[],
          ${sittings.map(({ won }) => won)}::bigint[],
          ${sittings.map(({ rounds }) => rounds)}::int[])
        ON CONFLICT (member_id) DO UPDATE SET began_at = excluded.began_at,
          last_at = excluded.last_at, staked = excluded.staked, won = excluded.won,
          rounds = excluded.rounds`.execute(db)
    },
  }
}

function toFlow({ memberId, until, staked, lost }: Stored<Flow>): Flow {
  return { memberId, until, staked: BigInt(staked), lost: BigInt(lost) }
}
