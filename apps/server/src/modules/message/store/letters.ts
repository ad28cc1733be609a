import { sql } from 'kysely'
import type { Executor } from '#platform/database'
import type { LetterWords } from '../rules.ts'

export interface Letter {
  seq: number
  words: LetterWords
  createdAt: Date
}

/** Letters to all members of a brand. */
export function letterStore(db: Executor) {
  return {
    /** Serialised, so that no letter becomes visible after a later one was delivered. */
    async add(brandId: string, words: LetterWords, now: Date, goodUntil: Date): Promise<void> {
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`letter ${brandId}`}, 0))`.execute(
        db,
      )
      await sql`INSERT INTO message_letter (brand_id, words, created_at, good_until)
        VALUES (${brandId}, ${JSON.stringify(words)}, ${now}, ${goodUntil})`.execute(db)
    },
    async after(brandId: string, seq: number, now: Date): Promise<Letter[]> {
      const { rows } = await sql<Letter>`SELECT seq::int, words, created_at AS "createdAt"
        FROM message_letter WHERE brand_id = ${brandId} AND seq > ${seq} AND good_until > ${now}
        ORDER BY seq`.execute(db)
      return rows
    },
    async removeBefore(now: Date): Promise<void> {
      await sql`DELETE FROM message_letter WHERE good_until < ${now}`.execute(db)
    },
  }
}
