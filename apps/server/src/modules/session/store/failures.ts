import { sql } from 'kysely'
import type { Database } from '#platform/database'
import { failureSeconds, lockAfter, type Failures } from '../rules.ts'

/** At whom a try aims, and from where it comes. */
export interface Aim {
  whom: Buffer
  place: string
}

const anywhere = 'all'

/** Whose wrong tries are forgiven, and where. */
export interface Pardon {
  whoms: Buffer[]
  places: string[]
}

/** For the head of a statement of which `pardoning` is a part. */
export const pardoned = ({ whoms, places }: Pardon) => sql`
  forgiven AS (
    DELETE FROM session_failure
    WHERE whom = ANY(${whoms}::bytea[]) AND place = ANY(${places}::text[])
    RETURNING whom, failures
  ), sums AS (SELECT whom, sum(failures)::int AS failures FROM forgiven GROUP BY whom)`

export const pardoning = sql`
  UPDATE session_failure SET failures = greatest(0, session_failure.failures - sums.failures)
  FROM sums
  WHERE session_failure.whom = sums.whom AND session_failure.place = ${sql.lit(anywhere)}`

export function failureStore({ db }: Database) {
  const isOver = (now: Date) =>
    sql`session_failure.since <= ${now}::timestamptz - make_interval(secs => ${failureSeconds})`

  return {
    async count({ whom, place }: Aim, now: Date): Promise<Failures> {
      const { rows } = await sql<{ place: string; failures: number }>`
        SELECT place, failures FROM session_failure
        WHERE whom = ${whom} AND place IN (${place}, ${anywhere})
          AND NOT ${isOver(now)}`.execute(db)
      return failuresOf(rows)
    },
    /** The try that locks starts the time anew; later ones do not make it longer. */
    async add({ whom, place }: Aim, now: Date): Promise<Failures> {
      const { rows } = await sql<{ place: string; failures: number }>`
        INSERT INTO session_failure (whom, place, failures, since)
        VALUES (${whom}, ${place}, 1, ${now}), (${whom}, ${anywhere}, 1, ${now})
        ON CONFLICT (whom, place) DO UPDATE SET
          failures = CASE WHEN ${isOver(now)} THEN 1 ELSE session_failure.failures + 1 END,
          since = CASE WHEN ${isOver(now)} OR session_failure.failures + 1 = ${lockAfter}
            THEN excluded.since ELSE session_failure.since END
        RETURNING place, failures`.execute(db)
      return failuresOf(rows)
    },
    /** What went wrong there is forgiven, and no longer counts elsewhere. */
    async forgive(pardon: Pardon): Promise<void> {
      await sql`WITH ${pardoned(pardon)} ${pardoning}`.execute(db)
    },
    async forgiveAll(whoms: Buffer[]): Promise<void> {
      // Places first, as everywhere: whoever locks them in another order could wait for us forever.
      await sql`DELETE FROM session_failure
        WHERE whom = ANY(${whoms}::bytea[]) AND place <> ${anywhere}`.execute(db)
      await sql`DELETE FROM session_failure WHERE whom = ANY(${whoms}::bytea[])`.execute(db)
    },
    async removeOver(now: Date): Promise<void> {
      await sql`DELETE FROM session_failure WHERE ${isOver(now)}`.execute(db)
    },
  }
}

function failuresOf(rows: readonly { place: string; failures: number }[]): Failures {
  const here = rows.find(({ place }) => place !== anywhere)?.failures ?? 0
  return { here, anywhere: rows.find(({ place }) => place === anywhere)?.failures ?? 0 }
}
