import { sql } from 'kysely'
import type { SafetyPattern } from '@fairhouse/protocol'
import type { Executor } from '#platform/database'
import type { Finding } from '../patterns.ts'

export interface Flag {
  id: string
  memberId: string
  brandId: string
  pattern: SafetyPattern
  figures: Readonly<Record<string, string>>
  happenedAt: Date
  raisedAt: Date
  closedAt: Date | null
  closedBy: string | null
  note: string | null
}

interface Raised {
  id: string
  memberId: string
  brandId: string
  at: Date
}

const columns = sql`id, member_id AS "memberId", brand_id AS "brandId", pattern, figures,
  happened_at AS "happenedAt", raised_at AS "raisedAt", closed_at AS "closedAt",
  closed_by AS "closedBy", note`

/** On the database or inside a transaction. */
export function flagStore(db: Executor) {
  const select = async (rest: ReturnType<typeof sql>): Promise<Flag[]> =>
    (await sql<Flag>`SELECT ${columns} FROM safety_flag ${rest}`.execute(db)).rows

  return {
    /** An open flag of the same pattern stays as it is. */
    async raise(
      { id, memberId, brandId, at }: Raised,
      { pattern, figures, at: happened }: Finding,
    ) {
      await sql`INSERT INTO safety_flag
          (id, member_id, brand_id, pattern, figures, happened_at, raised_at)
        VALUES (${id}, ${memberId}, ${brandId}, ${pattern}, ${JSON.stringify(figures)},
          ${happened}, ${at})
        ON CONFLICT (member_id, pattern) WHERE closed_at IS NULL DO NOTHING`.execute(db)
    },
    /** Oldest first. */
    open: (memberId: string | null, after: string | null, limit: number) =>
      select(sql`WHERE closed_at IS NULL AND (${memberId}::uuid IS NULL OR member_id = ${memberId})
        AND (${after}::uuid IS NULL OR id > ${after}) ORDER BY id LIMIT ${limit}`),
    find: async (id: string) => (await select(sql`WHERE id = ${id}`))[0],
    lock: async (id: string) => (await select(sql`WHERE id = ${id} FOR UPDATE`))[0],
    all: (memberId: string) => select(sql`WHERE member_id = ${memberId} ORDER BY id`),
    async close(id: string, staffId: string, note: string, at: Date): Promise<void> {
      await sql`UPDATE safety_flag SET closed_at = ${at}, closed_by = ${staffId}, note = ${note}
        WHERE id = ${id}`.execute(db)
    },
    /** When staff last closed each pattern of a member. */
    async lookedInto(memberId: string): Promise<Partial<Record<SafetyPattern, Date>>> {
      const { rows } = await sql<{ pattern: SafetyPattern; at: Date }>`
        SELECT pattern, max(closed_at) AS at FROM safety_flag
        WHERE member_id = ${memberId} AND closed_at IS NOT NULL GROUP BY 1`.execute(db)
      return Object.fromEntries(rows.map(({ pattern, at }) => [pattern, at]))
    },
  }
}
