import { sql } from 'kysely'
import type { Database, Executor } from '#platform/database'
import type { CodeLimit } from '../rules.ts'

export interface Asked {
  recipient: Buffer
  purpose: string
  asker: Buffer
  now: Date
}

interface StoredCode {
  target: Buffer
  codeMac: Buffer
  expiresAt: Date
}

export type InSameCommit = (transaction: Executor) => Promise<void>

export function codeStore({ db }: Database) {
  return {
    /** Counts one more unless a limit is reached; its id, by which it can be taken back. */
    admit(asked: Asked, limits: readonly CodeLimit[]): Promise<string | undefined> {
      const { recipient, purpose, asker, now } = asked
      const counted = {
        purpose: sql`recipient = ${recipient} AND purpose = ${purpose}`,
        recipient: sql`recipient = ${recipient}`,
        asker: sql`asker = ${asker}`,
      }
      const full = limits.map(
        ({ by, most, perSeconds }) => sql`(SELECT count(*) FROM verification_asked
          WHERE ${counted[by]} AND asked_at > ${before(now, perSeconds)}) >= ${most}`,
      )
      return db.transaction().execute(async (tx) => {
        // One after another for each recipient and then each asker, so that counts are true.
        for (const key of [recipient, asker]) {
          await sql`SELECT pg_advisory_xact_lock(${key.readBigInt64BE()})`.execute(tx)
        }
        const { rows } = await sql<{ id: string }>`
          INSERT INTO verification_asked (recipient, purpose, asker, asked_at)
          SELECT ${recipient}, ${purpose}, ${asker}, ${now}::timestamptz
          WHERE NOT (${sql.join(full, sql` OR `)}) RETURNING id`.execute(tx)
        return rows[0]?.id
      })
    },
    matches: (sought: SoughtCode) => matches(db, sought),
    async takeBack(id: string): Promise<void> {
      await sql`DELETE FROM verification_asked WHERE id = ${id}`.execute(db)
    },
    async askedBy(asker: Buffer, since: Date): Promise<number> {
      const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count
        FROM verification_asked WHERE asker = ${asker} AND asked_at > ${since}`.execute(db)
      return rows[0]?.count ?? 0
    },
    /** The one before, for the same target, is worth nothing from now on. */
    async put({ target, codeMac, expiresAt }: StoredCode, inSameCommit?: InSameCommit) {
      const insert = (executor: Executor) =>
        sql`
        INSERT INTO verification_code (target, code_mac, expires_at)
        VALUES (${target}, ${codeMac}, ${expiresAt})
        ON CONFLICT (target) DO UPDATE SET code_mac = excluded.code_mac, wrong_tries = 0,
          expires_at = excluded.expires_at`.execute(executor)
      await db.transaction().execute(async (transaction) => {
        await insert(transaction)
        await inSameCommit?.(transaction)
      })
    },
    /** One statement: of many at the same time one gets it, and each wrong try counts. */
    async take(target: Buffer, codeMac: Buffer, now: Date, mostWrong: number): Promise<boolean> {
      const open = sql`target = ${target} AND expires_at > ${now} AND wrong_tries < ${mostWrong}`
      const { rows } = await sql`
        WITH wrong AS (
          UPDATE verification_code SET wrong_tries = wrong_tries + 1
          WHERE ${open} AND code_mac <> ${codeMac}
        )
        DELETE FROM verification_code WHERE ${open} AND code_mac = ${codeMac}
        RETURNING target`.execute(db)
      return rows.length === 1
    },
  }
}

interface SoughtCode {
  target: Buffer
  codeMac: Buffer
  now: Date
  mostWrong: number
}

/** Whether it is the code, which stays as it is; a wrong try counts as any other. */
async function matches(db: Executor, { target, codeMac, now, mostWrong }: SoughtCode) {
  const open = sql`target = ${target} AND expires_at > ${now} AND wrong_tries < ${mostWrong}`
  const { rows } = await sql`
    WITH wrong AS (
      UPDATE verification_code SET wrong_tries = wrong_tries + 1
      WHERE ${open} AND code_mac <> ${codeMac}
    )
    SELECT FROM verification_code WHERE ${open} AND code_mac = ${codeMac}`.execute(db)
  return rows.length === 1
}

function before(now: Date, seconds: number): Date {
  return new Date(now.getTime() - seconds * 1000)
}
