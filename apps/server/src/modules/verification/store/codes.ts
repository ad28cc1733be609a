import { sql } from 'kysely'
import type { Database, Executor } from '#platform/database'
import type { CodeLimit, Lane } from '../rules.ts'

export interface CodeRequest {
  recipient: Buffer
  purpose: string
  /** Hash of the exact address; empty for signed-in members. */
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
  /** The party whose wrong attempts count together. */
  guesser: Buffer
  max: { each: number; all: number }
  now: Date
}

export type InSameCommit = (transaction: Executor) => Promise<void>

/** Counts a request unless a limit is reached; returns the id to take it back by. */
export async function admitRequest(
  transaction: Executor,
  codeRequest: CodeRequest,
  limits: readonly CodeLimit[],
): Promise<string | undefined> {
  const { recipient, purpose, asker, lane, party, now } = codeRequest
  const pair = sql`recipient = ${recipient} AND lane = ${lane} AND party = ${party}`
  const counted = {
    purpose: sql`${pair} AND purpose = ${purpose}`,
    pair,
    recipient: sql`recipient = ${recipient} AND lane = ${lane}`,
    party: sql`party = ${party}`,
    asker: sql`asker = ${asker}`,
  }
  const full = limits.map(
    ({ by, max: most, perSeconds }) => sql`(SELECT count(*) FROM verification_asked
      WHERE ${counted[by]} AND asked_at > ${before(now, perSeconds)}) >= ${most}`,
  )
  // Locks serialise requests per key so that counts are exact; one order for all avoids deadlocks.
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

export async function removeRequest(transaction: Executor, id: string): Promise<void> {
  await sql`DELETE FROM verification_asked WHERE id = ${id}`.execute(transaction)
}

export function codeStore({ db }: Database) {
  return {
    /** Recent visitor requests: from this address, this network and for this recipient. */
    async loadOf({ recipient, asker, party }: CodeRequest, since: Date) {
      const countOf = (which: ReturnType<typeof sql>) =>
        sql`(SELECT count(*)::int FROM verification_asked WHERE ${which} AND asked_at > ${since})`
      const { rows } = await sql<{ address: number; network: number; recipient: number }>`SELECT
        ${countOf(sql`asker = ${asker}`)} AS address,
        ${countOf(sql`party = ${party}`)} AS network,
        ${countOf(sql`recipient = ${recipient} AND lane = 'public'`)} AS recipient`.execute(db)
      return rows[0] ?? { address: 0, network: 0, recipient: 0 }
    },
    /** Replaces the previous code for the same target and holder. */
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
    /** One statement: of parallel attempts one succeeds, and each wrong one counts. */
    take: (target: Buffer, guess: Guess) =>
      matchGuess(db, { target, guess, action: sql`DELETE FROM verification_code` }),
    /** Checks the code without using it up; a wrong attempt still counts. */
    matches: (target: Buffer, guess: Guess) =>
      matchGuess(db, { target, guess, action: sql`UPDATE verification_code SET target = target` }),
  }
}

interface GuessedCode {
  target: Buffer
  guess: Guess
  /** Statement applied to the matching row. */
  action: ReturnType<typeof sql>
}

async function matchGuess(db: Executor, { target, guess, action }: GuessedCode): Promise<boolean> {
  const { codeMac, guesser, max: most, now } = guess
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
