import { sql } from 'kysely'
import type { Database, Executor } from '#platform/database'
import type { ChainRow } from './chain.ts'
import type { AuditFilter, AuditRow, StoredEntry } from './rules.ts'

export interface StoredHead {
  log: string
  seq: string
  digest: Buffer
}

export type AuditReader = ReturnType<typeof createReader>

export async function addEntry(db: Executor, entry: StoredEntry): Promise<void> {
  const { actor, subject } = entry
  // A trigger overwrites seq and digest.
  await sql`INSERT INTO audit_entry (seq, id, at, actor_kind, actor_id, action, subject_kind,
      subject_id, brand_id, before, after, address, reason, digest)
    VALUES (0, ${entry.id}, ${entry.at}, ${actor.kind}, ${actor.id}, ${entry.action},
      ${subject.kind}, ${subject.id}, ${entry.brandId}, ${entry.before}, ${entry.after},
      ${entry.address}, ${entry.reason}, '')`.execute(db)
}

/** Skips the row if any process recorded the same action on the same subject since then. */
export async function addEntryOnce(
  { db }: Database,
  entry: StoredEntry,
  since: Date,
): Promise<void> {
  const { action, subject } = entry
  const queue = `audit ${action} ${subject.id}`
  await db.transaction().execute(async (transaction) => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${queue}, 0))`.execute(transaction)
    const { rows } = await sql`SELECT FROM audit_entry
      WHERE subject_id = ${subject.id} AND action = ${action} AND at > ${since} LIMIT 1`.execute(
      transaction,
    )
    if (rows.length === 0) await addEntry(transaction, entry)
  })
}

export function auditStore({ db }: Database) {
  return {
    head: () => headOf(db),
    /** Newest first, before a given row. */
    async list(filter: AuditFilter, limit: number): Promise<AuditRow[]> {
      const { actorId, action, subjectId, from, to, beforeSeq } = filter
      const { rows } = await sql<AuditRow>`
        SELECT seq::text, id, at, actor_kind AS "actorKind", actor_id AS "actorId", action,
          subject_kind AS "subjectKind", subject_id AS "subjectId", brand_id AS "brandId",
          before, after, address, reason
        FROM audit_entry
        WHERE (${actorId ?? null}::text IS NULL OR actor_id = ${actorId ?? null})
          AND (${action ?? null}::text IS NULL OR action = ${action ?? null})
          AND (${subjectId ?? null}::text IS NULL OR subject_id = ${subjectId ?? null})
          AND (${from ?? null}::timestamptz IS NULL OR at >= ${from ?? null})
          AND (${to ?? null}::timestamptz IS NULL OR at < ${to ?? null})
          AND (${beforeSeq ?? null}::bigint IS NULL OR seq < ${beforeSeq ?? null})
        ORDER BY audit_entry.seq DESC LIMIT ${limit}`.execute(db)
      return rows
    },
    /** Reads a consistent snapshot, whatever is written meanwhile. */
    inSnapshot: <T>(work: (store: AuditReader) => Promise<T>): Promise<T> =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (transaction) => {
          await sql`SET LOCAL statement_timeout = 0`.execute(transaction)
          return work(createReader(transaction))
        }),
  }
}

async function headOf(db: Executor): Promise<StoredHead> {
  const { rows } = await sql<StoredHead>`SELECT log, seq, digest FROM audit_head`.execute(db)
  const [head] = rows
  if (!head) throw new Error('the audit log has no head')
  return head
}

function createReader(db: Executor) {
  return {
    head: () => headOf(db),
    async rowsAfter(seq: number, limit: number): Promise<ChainRow[]> {
      const { rows } = await sql<ChainRow>`
        SELECT seq, id, (extract(epoch FROM at) * 1000000)::bigint AS "atMicroseconds",
          actor_kind AS "actorKind", actor_id AS "actorId", action,
          subject_kind AS "subjectKind", subject_id AS "subjectId", brand_id AS "brandId",
          before::text, after::text, address, reason, digest
        FROM audit_entry WHERE seq > ${seq} ORDER BY seq LIMIT ${limit}`.execute(db)
      return rows
    },
  }
}
