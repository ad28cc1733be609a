import { sql } from 'kysely'
import type { Database, Executor } from '#platform/database'
import type { CodeLimit, Lane } from '../rules.ts'

export interface Asked {
  recipient: Buffer
  purpose: string
  /** By exact address; empty for who is signed in. */
  asker: Buffer
  lane: Lane
  party: Buffer
  now: Date
}

interface StoredCode {
  target: Buffer
  codeMac: Buffer
  expiresAt: Date
}

interface Guess {
  codeMac: Buffer
  /** Whose wrong tries are counted together. */
  guesser: Buffer
  most: { each: number; all: number }
  now: Date
}

export type InSameCommit = (transaction: Executor) => Promise<void>

/** Counts one more unless a limit is reached; its id, by which it can be taken back. */
export async function admitAsked(
  transaction: Executor,
  asked: Asked,
  limits: readonly CodeLimit[],
): Promise<string | undefined> {
  const { recipient, purpose, asker, lane, party, now } = asked
  const pair = sql`recipient = ${recipient} AND lane = ${lane} AND party = ${party}`
  const counted = {
    purpose: sql`${pair} AND purpose = ${purpose}`,
    pair,
    recipient: sql`recipient = ${recipient} AND lane = ${lane}`,
    party: sql`party = ${party}`,
    asker: sql`asker = ${asker}`,
  }
  const full = limits.map(
    ({ by, most, perSeconds }) => sql`(SELECT count(*) FROM verification_asked
      WHERE ${counted[by]} AND asked_at > ${before(now, perSeconds)}) >= ${most}`,
  )
  // One after another for each of them, so that counts are true; in one order for everybody.
  for (const key of locksOf([recipient, party, asker])) {
    await sql`SELECT pg_advisory_xact_lock(${key})`.execute(transaction)
  }
  const { rows } = await sql<{ id: string }>`
    INSERT INTO verification_asked (recipient, purpose, asker, lane, party, asked_at)
    SELECT ${recipient}, ${purpose}, ${asker}, ${lane}, ${party}, ${now}::timestamptz
    WHERE NOT (${sql.join(full, sql` OR `)}) RETURNING id`.execute(transaction)
  return rows[0]?.id
}

function locksOf(keys: readonly Buffer[]): bigint[] {
  const numbers = keys.filter(({ length }) => length >= 8).map((key) => key.readBigInt64BE())
  return [...new Set(numbers)].toSorted((a, b) => (a < b ? -1 : 1))
}

export async function removeAsked(transaction: Executor, id: string): Promise<void> {
  await sql`DELETE FROM verification_asked WHERE id = ${id}`.execute(transaction)
}

export function codeStore({ db }: Database) {
  return {
    /** What visitors have asked for since then: from here, from around here, and for this one. */
    async loadOf({ recipient, asker, party }: Asked, since: Date) {
      const countOf = (which: ReturnType<typeof sql>) =>
        sql`(SELECT count(*)::int FROM verification_asked WHERE ${which} AND asked_at > ${since})`
      const { rows } = await sql<{ address: number; network: number; recipient: number }>`SELECT
        ${countOf(sql`asker = ${asker}`)} AS address,
        ${countOf(sql`party = ${party}`)} AS network,
        ${countOf(sql`recipient = ${recipient} AND lane = 'public'`)} AS recipient`.execute(db)
      return rows[0] ?? { address: 0, network: 0, recipient: 0 }
    },
    /** The one before, for the same target and holder, is worth nothing from now on. */
    async put({ target, codeMac, expiresAt }: StoredCode, inSameCommit?: InSameCommit) {
      const insert = (executor: Executor) =>
        sql`
        INSERT INTO verification_code (target, code_mac, expires_at)
        VALUES (${target}, ${codeMac}, ${expiresAt})
        ON CONFLICT (target) DO UPDATE SET code_mac = excluded.code_mac, wrong_by = '{}',
          expires_at = excluded.expires_at`.execute(executor)
      await db.transaction().execute(async (transaction) => {
        await insert(transaction)
        await inSameCommit?.(transaction)
      })
    },
    /** One statement: of many at the same time one gets it, and each wrong try counts. */
    take: (target: Buffer, guess: Guess) =>
      guessed(db, { target, guess, action: sql`DELETE FROM verification_code` }),
    /** Whether it is the code, which stays as it is; a wrong try counts as any other. */
    matches: (target: Buffer, guess: Guess) =>
      guessed(db, { target, guess, action: sql`UPDATE verification_code SET target = target` }),
  }
}

interface Guessed {
  target: Buffer
  guess: Guess
  /** What is done with the row of the right code. */
  action: ReturnType<typeof sql>
}

async function guessed(db: Executor, { target, guess, action }: Guessed): Promise<boolean> {
  const { codeMac, guesser, most, now } = guess
  const open = sql`target = ${target} AND expires_at > ${now}
    AND cardinality(wrong_by) < ${most.all}
    AND cardinality(array_positions(wrong_by, ${guesser})) < ${most.each}`
  const { rows } = await sql`
    WITH wrong AS (
      UPDATE verification_code SET wrong_by = wrong_by || ${guesser}::bytea
      WHERE ${open} AND code_mac <> ${codeMac}
    )
    ${action} WHERE ${open} AND code_mac = ${codeMac} RETURNING target`.execute(db)
  return rows.length === 1
}

function before(now: Date, seconds: number): Date {
  return new Date(now.getTime() - seconds * 1000)
}
