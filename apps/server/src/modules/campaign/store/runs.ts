import { sql } from 'kysely'
import type { MailingWords } from '@fairhouse/protocol'
import type { Executor } from '#platform/database'
import type { StoredSegment } from '../rules.ts'

export interface Run {
  id: string
  brandId: string
  template: string | null
  words: MailingWords
  /** In minor units, as text. */
  amount: string | null
  segment: StoredSegment
  expected: number
  state: 'sending' | 'done' | 'stopped'
  reached: string | null
  sent: number
  by: string
  at: Date
  endedAt: Date | null
}

type NewRun = Omit<Run, 'state' | 'reached' | 'sent' | 'endedAt'>

const columns = sql`id, brand_id AS "brandId", template, words, amount::text, segment, expected,
  state, reached, sent, asked_by AS by, asked_at AS at, ended_at AS "endedAt"`

/** Campaign runs; works on the database or a transaction. */
export function runStore(db: Executor) {
  const one = async (query: ReturnType<typeof sql<Run>>) => (await query.execute(db)).rows[0]

  return {
    /** False if the id exists already. */
    async add(run: NewRun): Promise<boolean> {
      const { rows } = await sql`INSERT INTO mailing_run
          (id, brand_id, template, words, amount, segment, expected, asked_by, asked_at)
        VALUES (${run.id}, ${run.brandId}, ${run.template}, ${JSON.stringify(run.words)},
          ${run.amount}, ${JSON.stringify(run.segment)}, ${run.expected}, ${run.by}, ${run.at})
        ON CONFLICT DO NOTHING RETURNING id`.execute(db)
      return rows.length > 0
    },
    find: (id: string) => one(sql<Run>`SELECT ${columns} FROM mailing_run WHERE id = ${id}`),
    lock: (id: string) =>
      one(sql<Run>`SELECT ${columns} FROM mailing_run WHERE id = ${id} FOR UPDATE`),
    async latest(brandId: string, limit: number): Promise<Run[]> {
      const { rows } = await sql<Run>`SELECT ${columns} FROM mailing_run
        WHERE brand_id = ${brandId} ORDER BY asked_at DESC, id LIMIT ${limit}`.execute(db)
      return rows
    },
    /** Locks a running campaign that no other worker holds. */
    take: () =>
      one(sql<Run>`SELECT ${columns} FROM mailing_run WHERE state = 'sending'
        ORDER BY asked_at LIMIT 1 FOR UPDATE SKIP LOCKED`),
    async advance(id: string, reached: string, sent: number): Promise<void> {
      await sql`UPDATE mailing_run SET reached = ${reached}, sent = sent + ${sent}
        WHERE id = ${id}`.execute(db)
    },
    async end(id: string, state: 'done' | 'stopped', now: Date): Promise<void> {
      await sql`UPDATE mailing_run SET state = ${state}, ended_at = ${now}
        WHERE id = ${id}`.execute(db)
    },
  }
}
