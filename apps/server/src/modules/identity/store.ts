import type { DocumentFault, DocumentKind, ReviewState } from '@fairhouse/protocol'
import { sql } from 'kysely'
import type { Executor } from '#platform/database'

export interface NewReview {
  id: string
  memberId: string
  brandId: string
  kind: DocumentKind
  pictures: readonly string[]
  sentAt: Date
}

export interface Review extends NewReview {
  state: ReviewState
  fault: DocumentFault | null
  note: string | null
  decidedAt: Date | null
  decidedBy: string | null
}

export interface Decision {
  state: 'accepted' | 'refused'
  fault: DocumentFault | null
  note: string | null
  by: string
  at: Date
}

export interface ReviewQuery {
  state: ReviewState
  memberId: string | null
  after: string | null
  limit: number
}

export interface ReviewTimes {
  count: number
  medianSeconds: number | null
}

const columns = sql`id, member_id AS "memberId", brand_id AS "brandId", kind, pictures, state,
  fault, note, sent_at AS "sentAt", decided_at AS "decidedAt", decided_by AS "decidedBy"`

/** On the database or inside a transaction. */
export function reviewStore(db: Executor) {
  async function selectOne(where: ReturnType<typeof sql>): Promise<Review | undefined> {
    const { rows } = await sql<Review>`SELECT ${columns} FROM identity_review
      WHERE ${where}`.execute(db)
    return rows[0]
  }

  return {
    /** Returns false if another review is waiting. */
    async add(row: NewReview): Promise<boolean> {
      const { numAffectedRows } = await sql`INSERT INTO identity_review
          (id, member_id, brand_id, kind, pictures, sent_at)
        VALUES (${row.id}, ${row.memberId}, ${row.brandId}, ${row.kind},
          ${row.pictures}::uuid[], ${row.sentAt})
        ON CONFLICT (member_id) WHERE state = 'waiting' DO NOTHING`.execute(db)
      return numAffectedRows === 1n
    },
    find: (id: string) => selectOne(sql`id = ${id}`),
    lock: (id: string) => selectOne(sql`id = ${id} FOR UPDATE`),
    last: (memberId: string) => selectOne(sql`member_id = ${memberId} ORDER BY id DESC LIMIT 1`),
    ofPicture: (picture: string) => selectOne(sql`pictures @> ARRAY[${picture}]::uuid[] LIMIT 1`),
    async page({ state, memberId, after, limit }: ReviewQuery): Promise<Review[]> {
      const { rows } = await sql<Review>`SELECT ${columns} FROM identity_review
        WHERE state = ${state} AND member_id = coalesce(${memberId}::uuid, member_id)
          AND id > coalesce(${after}::uuid, '00000000-0000-0000-0000-000000000000')
        ORDER BY id LIMIT ${limit}`.execute(db)
      return rows
    },
    async decide(id: string, { state, fault, note, by, at }: Decision): Promise<void> {
      await sql`UPDATE identity_review SET state = ${state}, fault = ${fault}, note = ${note},
          decided_by = ${by}, decided_at = ${at}
        WHERE id = ${id}`.execute(db)
    },
    async all(memberId: string): Promise<Review[]> {
      const { rows } = await sql<Review>`SELECT ${columns} FROM identity_review
        WHERE member_id = ${memberId} ORDER BY id`.execute(db)
      return rows
    },
    /** Median seconds that the latest reviews of a brand took, and their number. */
    async reviewTimes(brandId: string, since: Date, latest: number): Promise<ReviewTimes> {
      const { rows } = await sql<ReviewTimes>`SELECT count(*)::int AS count,
          (percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds))::int AS "medianSeconds"
        FROM (SELECT extract(epoch FROM decided_at - sent_at) AS seconds FROM identity_review
          WHERE brand_id = ${brandId} AND decided_at > ${since}
          ORDER BY decided_at DESC LIMIT ${latest}) AS decided`.execute(db)
      return rows[0] ?? { count: 0, medianSeconds: null }
    },
    /** Filters the pictures to those that belong to a review. */
    async picturesAmong(ids: readonly string[]): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`SELECT DISTINCT id
        FROM (SELECT unnest(pictures) AS id FROM identity_review
          WHERE pictures && ${ids}::uuid[]) AS shown
        WHERE id = ANY(${ids}::uuid[])`.execute(db)
      return rows.map(({ id }) => id)
    },
  }
}
