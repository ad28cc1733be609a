import { sql } from 'kysely'
import type { ApprovalKind } from '@fairhouse/protocol'
import type { Executor } from '#platform/database'

export interface Approval {
  id: string
  kind: ApprovalKind
  payload: Record<string, unknown>
  reason: string
  state: 'open' | 'approved' | 'rejected' | 'lapsed' | 'withdrawn'
  /** The subject, so that its page can show the pending request. */
  subject: string | null
  askedBy: string
  askedAt: Date
  decidedBy: string | null
  decidedAt: Date | null
  decision: string | null
}

const columns = sql`id, kind, payload, reason, state, subject, asked_by AS "askedBy",
  asked_at AS "askedAt", decided_by AS "decidedBy", decided_at AS "decidedAt", decision`

export type NewApproval = Pick<
  Approval,
  'id' | 'kind' | 'payload' | 'reason' | 'subject' | 'askedBy' | 'askedAt'
>

/** A page of approvals, optionally of one state. */
export interface ApprovalQuery {
  state?: Approval['state'] | undefined
  after?: string | undefined
}

export interface OpenSummary {
  count: number
  oldestAt: Date | null
}

export interface Decision {
  state: 'approved' | 'rejected'
  by: string
  at: Date
  reason: string | null
}

/** The open request of the same kind, subject and payload. Identical requests wait in turn. */
export async function lockIdentical(
  db: Executor,
  { kind, subject, payload }: Pick<NewApproval, 'kind' | 'subject' | 'payload'>,
  uncompared: readonly string[],
): Promise<Approval | undefined> {
  const terms = sql`${JSON.stringify(payload)}::jsonb - ${uncompared}::text[]`
  const name = sql`concat_ws(' ', 'staff approval', ${kind}::text, ${subject}::text, ${terms})`
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db)
  const { rows } = await sql<Approval>`SELECT ${columns} FROM staff_approval
    WHERE state = 'open' AND kind = ${kind} AND subject IS NOT DISTINCT FROM ${subject}
      AND payload - ${uncompared}::text[] = ${terms}`.execute(db)
  return rows[0]
}

export function approvalStore(db: Executor) {
  return {
    async add(row: NewApproval): Promise<void> {
      await sql`INSERT INTO staff_approval (id, kind, payload, reason, subject, asked_by,
          asked_at)
        VALUES (${row.id}, ${row.kind}, ${JSON.stringify(row.payload)}, ${row.reason},
          ${row.subject}, ${row.askedBy}, ${row.askedAt})`.execute(db)
    },
    /** Pending requests are listed oldest first, all others latest first. */
    async page({ state, after }: ApprovalQuery, limit: number): Promise<Approval[]> {
      const [beyond, order] = state === 'open' ? [sql`>`, sql`ASC`] : [sql`<`, sql`DESC`]
      const { rows } = await sql<Approval>`SELECT ${columns} FROM staff_approval
        WHERE (${state ?? null}::text IS NULL OR state = ${state ?? null})
          AND (${after ?? null}::uuid IS NULL OR id ${beyond} ${after ?? null})
        ORDER BY id ${order} LIMIT ${limit}`.execute(db)
      return rows
    },
    async find(id: string): Promise<Approval | undefined> {
      const { rows } = await sql<Approval>`SELECT ${columns} FROM staff_approval
        WHERE id = ${id}`.execute(db)
      return rows[0]
    },
    /** Earlier requests of this kind about a member, latest first. */
    async before({ id, kind }: Approval, memberId: string, limit: number): Promise<Approval[]> {
      const { rows } = await sql<Approval>`SELECT ${columns} FROM staff_approval
        WHERE id < ${id} AND kind = ${kind} AND payload ->> 'memberId' = ${memberId}
        ORDER BY id DESC LIMIT ${limit}`.execute(db)
      return rows
    },
    async withdraw(id: string, at: Date): Promise<void> {
      await sql`UPDATE staff_approval SET state = 'withdrawn', decided_at = ${at}
        WHERE id = ${id} AND state = 'open'`.execute(db)
    },
    /** Locks the request: a second decision waits for the first. */
    async lock(id: string): Promise<Approval | undefined> {
      const { rows } = await sql<Approval>`SELECT ${columns} FROM staff_approval
        WHERE id = ${id} FOR UPDATE`.execute(db)
      return rows[0]
    },
    async decide(id: string, { state, by, at, reason }: Decision): Promise<void> {
      await sql`UPDATE staff_approval SET state = ${state}, decided_by = ${by},
          decided_at = ${at}, decision = ${reason}
        WHERE id = ${id} AND state = 'open'`.execute(db)
    },
  }
}

/** Requests that nobody has decided yet. */
export function pendingStore(db: Executor) {
  return {
    async open(): Promise<OpenSummary> {
      const { rows } =
        await sql<OpenSummary>`SELECT count(*)::int AS count, min(asked_at) AS "oldestAt"
        FROM staff_approval WHERE state = 'open'`.execute(db)
      return rows[0] ?? { count: 0, oldestAt: null }
    },
    /** Pending requests about these subjects, oldest first. */
    async pending(kind: ApprovalKind, subjects: readonly string[]): Promise<Approval[]> {
      const { rows } = await sql<Approval>`SELECT ${columns} FROM staff_approval
        WHERE state = 'open' AND kind = ${kind} AND subject = ANY (${subjects}::text[])
        ORDER BY id`.execute(db)
      return rows
    },
    /** Pending requests of these kinds, oldest first. */
    async ofKinds(kinds: readonly ApprovalKind[]): Promise<Approval[]> {
      const { rows } = await sql<Approval>`SELECT ${columns} FROM staff_approval
        WHERE state = 'open' AND kind = ANY (${kinds}::text[]) ORDER BY id`.execute(db)
      return rows
    },
    /** Pending requests of every kind, oldest first; about a subject if one is given. */
    async waiting(subject: string | undefined, limit: number): Promise<Approval[]> {
      const { rows } = await sql<Approval>`SELECT ${columns} FROM staff_approval
        WHERE state = 'open' AND (${subject ?? null}::text IS NULL OR subject = ${subject ?? null})
        ORDER BY id LIMIT ${limit}`.execute(db)
      return rows
    },
    /** Closes pending requests about a subject settled otherwise. */
    async lapse(kind: ApprovalKind, subject: string, at: Date): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`UPDATE staff_approval
        SET state = 'lapsed', decided_at = ${at}
        WHERE state = 'open' AND kind = ${kind} AND subject = ${subject}
        RETURNING id`.execute(db)
      return rows.map(({ id }) => id)
    },
  }
}
