import { sql } from 'kysely'
import type { Executor } from '#platform/database'
import { lockSeconds, mostWrong } from '../rules.ts'

export interface Try {
  nameHash: Buffer
  network: string
  at: Date
}

/** Sign-ins that are under way or were wrong, by name and network. */
export function tryStore(db: Executor) {
  return {
    /**
     * Counts the try as wrong before it is looked at, so that many at once are not more than
     * allowed; answers its number, or undefined when the pair is closed.
     */
    async take({ nameHash, network, at }: Try): Promise<number | undefined> {
      const { rows } = await sql<{ wrong: number }>`
        INSERT INTO staff_try AS known (name_hash, network, wrong, at)
        VALUES (${nameHash}, ${network}, 1, ${at})
        ON CONFLICT (name_hash, network) DO UPDATE SET at = ${at},
          wrong = CASE WHEN known.at <= ${since(at)} THEN 1 ELSE known.wrong + 1 END
        WHERE known.wrong < ${mostWrong} OR known.at <= ${since(at)}
        RETURNING wrong`.execute(db)
      return rows[0]?.wrong
    },
    async wrongElsewhere({ nameHash, network, at }: Try): Promise<number> {
      const { rows } = await sql<{ wrong: number }>`
        SELECT coalesce(sum(wrong), 0)::int AS wrong FROM staff_try
        WHERE name_hash = ${nameHash} AND network <> ${network} AND at > ${since(at)}`.execute(db)
      return rows[0]?.wrong ?? 0
    },
    async forget({ nameHash, network }: Try): Promise<void> {
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
