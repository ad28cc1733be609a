import { sql } from 'kysely'
import type { Database } from '#platform/database'
import { failureSeconds, lockAfter, type Failures } from '../rules.ts'

/** Target of an attempt (a keyed hash) and its place of origin. */
export interface AttemptKey {
  whom: Buffer
  place: string
}

const anywhere = 'all'

/** The failures to forgive. */
export interface Forgiveness {
  whoms: Buffer[]
  places: string[]
}

/** CTEs for a statement that contains `reduceTotals`. */
export const forgivenFailures = ({ whoms, places }: Forgiveness) => sql`
  forgiven AS (
    DELETE FROM session_failure
    WHERE whom = ANY(${whoms}::bytea[]) AND place = ANY(${places}::text[])
    RETURNING whom, failures
  ), sums AS (SELECT whom, sum(failures)::int AS failures FROM forgiven GROUP BY whom)`

export const reduceTotals = sql`
  UPDATE session_failure SET failures = greatest(0, session_failure.failures - sums.failures)
  FROM sums
  WHERE session_failure.whom = sums.whom AND session_failure.place = ${sql.lit(anywhere)}`

export function failureStore({ db }: Database) {
  const isOver = (now: Date) =>
    sql`session_failure.since <= ${now}::timestamptz - make_interval(secs => ${failureSeconds})`

  return {
    async count({ whom, place }: AttemptKey, now: Date): Promise<Failures> {
      const { rows } = await sql<{ place: string; failures: number }>`
        SELECT place, failures FROM session_failure
        WHERE whom = ${whom} AND place IN (${place}, ${anywhere})
          AND NOT ${isOver(now)}`.execute(db)
      return failuresOf(rows)
    },
    /** The attempt that locks restarts the time; later ones do not extend it. */
    async add({ whom, place }: AttemptKey, now: Date): Promise<Failures> {
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
    /** Forgives failures at these places and subtracts them from the totals. */
    async forgive(forgiveness: Forgiveness): Promise<void> {
      await sql`WITH ${forgivenFailures(forgiveness)} ${reduceTotals}`.execute(db)
    },
    async forgiveAll(whoms: Buffer[]): Promise<void> {
      // Locks places before totals, in the same order as everywhere, to avoid deadlocks.
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
