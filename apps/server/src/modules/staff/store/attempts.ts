import { sql } from 'kysely'
import type { Executor } from '#platform/database'
import { lockSeconds, maxWrong } from '../rules.ts'

export interface Attempt {
  nameHash: Buffer
  network: string
  at: Date
}

/** Pending and failed sign-ins by name and network. */
export function attemptStore(db: Executor) {
  return {
    /**
     * Counts the attempt as wrong before checking it, so that parallel ones stay within the limit;
     * returns its number, or undefined if locked.
     */
    async take({ nameHash, network, at }: Attempt): Promise<number | undefined> {
      const { rows } = await sql<{ wrong: number }>`
        INSERT INTO staff_try AS known (name_hash, network, wrong, at)
        VALUES (${nameHash}, ${network}, 1, ${at})
        ON CONFLICT (name_hash, network) DO UPDATE SET at = ${at},
          wrong = CASE WHEN known.at <= ${since(at)} THEN 1 ELSE known.wrong + 1 END
        WHERE known.wrong < ${maxWrong} OR known.at <= ${since(at)}
        RETURNING wrong`.execute(db)
      return rows[0]?.wrong
    },
    async wrongElsewhere({ nameHash, network, at }: Attempt): Promise<number> {
      const { rows } = await sql<{ wrong: number }>`
        SELECT coalesce(sum(wrong), 0)::int AS wrong FROM staff_try
        WHERE name_hash = ${nameHash} AND network <> ${network} AND at > ${since(at)}`.execute(db)
      return rows[0]?.wrong ?? 0
    },
    async forget({ nameHash, network }: Attempt): Promise<void> {
      await sql`DELETE FROM staff_try
        WHERE name_hash = ${nameHash} AND network = ${network}`.execute(db)
    },
    async sweep(now: Date): Promise<void> {
      await sql`DELETE FROM staff_try WHERE at <= ${since(now)}`.execute(db)
    },
  }
}

function since(at: Date): Date {
  return new Date(at.getTime() - lockSeconds * 1000)
}
