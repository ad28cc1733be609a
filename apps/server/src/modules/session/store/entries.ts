import { sql } from 'kysely'
import type { Database } from '#platform/database'
import type { Whereabouts } from './devices.ts'
import { pardoned, pardoning, type Pardon } from './failures.ts'
import { adding, type NewSession } from './sessions.ts'

/** A browser that the account knows from now on, and what is forgiven to it. */
export interface Entry {
  pardon: Pardon
  at: Whereabouts
}

export function entryStore({ db }: Database) {
  return {
    /** A session together with what somebody's coming in changes: all of it or nothing. */
    async add(session: NewSession, { pardon, at }: Entry): Promise<void> {
      const { subjectId, createdAt } = session
      await sql`
        WITH ${pardoned(pardon)}, pardoned AS (${pardoning}),
        device AS (
          INSERT INTO session_device (member_id, device_hash, seen_at)
          VALUES (${subjectId}, ${at.deviceHash}, ${createdAt})
          ON CONFLICT (member_id, device_hash) DO UPDATE SET seen_at = excluded.seen_at
        ), address AS (
          INSERT INTO session_address (member_id, address, seen_at)
          VALUES (${subjectId}, ${at.address}, ${createdAt})
          ON CONFLICT (member_id, address) DO UPDATE SET seen_at = excluded.seen_at
        )
        ${adding(session)}`.execute(db)
    },
  }
}
