import { sql } from 'kysely'
import type { ApprovalKind } from '@fairhouse/protocol'
import type { Executor } from '#platform/database'

export interface Approval {
  id: string
  kind: ApprovalKind
  payload: Record<string, unknown>
  reason: string
  state: 'open' | 'approved' | 'rejected' | 'lapsed'
  /** What it is about, where a page shows that it waits. */
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

/** A page of those in a state, or of all. */
export interface Wanted {
  state?: Approval['state'] | undefined
  after?: string | undefined
}

export interface Open {
  count: number
  oldestAt: Date | null
}

export interface Decision {
  state: 'approved' | 'rejected'
  by: string
  at: Date
  reason: string | null
}

export function approvalStore(db: Executor) {
  return {
    async add(row: NewApproval): Promise<void> {
      await sql`INSERT INTO staff_approval (id, kind, payload, reason, subject, asked_by,
          asked_at)
        VALUES (${row.id}, ${row.kind}, ${JSON.stringify(row.payload)}, ${row.reason},
          ${row.subject}, ${row.askedBy}, ${row.askedAt})`.execute(db)
    },
    /** What waits is decided from its oldest on; of the rest the latest is looked for. */
    async page({ state, after }: Wanted, limit: number): Promise<Approval[]> {
      const [beyond, order] = state === 'open' ? [sql`>`, sql`ASC`] : [sql`<`, sql`DESC`]
      const { rows } = await sql<Approval>`SELECT ${columns} FROM staff_approval
        WHERE (${state ?? null}::text IS NULL OR state = ${state ?? null})
          AND (${after ?? null}::uuid IS NULL OR id ${beyond} ${after ?? null})
        ORDER BY id ${order} LIMIT ${limit}`.execute(db)
      return rows
    },
    async open(): Promise<Open> {
      const { rows } = await sql<Open>`SELECT count(*)::int AS count, min(asked_at) AS "oldestAt"
        FROM staff_approval WHERE state = 'open'`.execute(db)
      return rows[0] ?? { count: 0, oldestAt: null }
    },
    async find(id: string): Promise<Approval | undefined> {
      const { rows } = await sql<Approval>`SELECT ${columns} FROM staff_approval
        WHERE id = ${id}`.execute(db)
      return rows[0]
    },
    /** What was asked of this kind about a member before another, the latest first. */
    async before({ id, kind }: Approval, memberId: string, limit: number): Promise<Approval[]> {
      const { rows } = await sql<Approval>`SELECT ${columns} FROM staff_approval
        WHERE id < ${id} AND kind = ${kind} AND payload ->> 'memberId' = ${memberId}
        ORDER BY id DESC LIMIT ${limit}`.execute(db)
      return rows
    },
    /** What waits about any of these subjects, the oldest first. */
    async waiting(kind: ApprovalKind, subjects: readonly string[]): Promise<Approval[]> {
      const { rows } = await sql<Approval>`SELECT ${columns} FROM staff_approval
        WHERE state = 'open' AND kind = ${kind} AND subject = ANY (${subjects}::text[])
        ORDER BY id`.execute(db)
      return rows
    },
    /** What waits about a subject that was settled without it. */
    async lapse(kind: ApprovalKind, subject: string, at: Date): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`UPDATE staff_approval
        SET state = 'lapsed', decided_at = ${at}
        WHERE state = 'open' AND kind = ${kind} AND subject = ${subject}
        RETURNING id`.execute(db)
      return rows.map(({ id }) => id)
    },
    /** Whoever decides the same waits here until the first has. */
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
