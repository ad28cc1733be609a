import { sql } from 'kysely'
import type { Database } from '#platform/database'
import type { Whereabouts } from './devices.ts'
import { forgivenFailures, reduceTotals, type Forgiveness } from './failures.ts'
import { insertSession, type NewSession } from './sessions.ts'

/** A browser the account knows from now on, and the failures forgiven to it. */
export interface Entry {
  forgiveness: Forgiveness
  at: Whereabouts
}

export function entryStore({ db }: Database) {
  return {
    /** Adds the session, known browser and forgiven failures in one statement. */
    async add(session: NewSession, { forgiveness, at }: Entry): Promise<void> {
      const { subjectId, createdAt } = session
      await sql`
        WITH ${forgivenFailures(forgiveness)}, forgiven_total AS (${reduceTotals}),
        device AS (
          INSERT INTO session_device (member_id, device_hash, seen_at)
          VALUES (${subjectId}, ${at.deviceHash}, ${createdAt})
          ON CONFLICT (member_id, device_hash) DO UPDATE SET seen_at = excluded.seen_at
        ), address AS (
          INSERT INTO session_address (member_id, address, seen_at)
          VALUES (${subjectId}, ${at.address}, ${createdAt})
          ON CONFLICT (member_id, address) DO UPDATE SET seen_at = excluded.seen_at
        )
        ${insertSession(session)}`.execute(db)
    },
  }
}
