import { sql } from 'kysely'
import type { Database } from '#platform/database'

export type CaptchaKind = 'picture' | 'work'

export interface StoredCaptcha {
  browser: Buffer
  kind: CaptchaKind
  answerMac: Buffer
  /** Difficulty of the work, set by the server. */
  bits: number
  /** In plain text, in demo mode only. */
  demoAnswer: string | null
  expiresAt: Date
}

export function captchaStore({ db }: Database) {
  return {
    async put(row: StoredCaptcha): Promise<void> {
      await sql`
        INSERT INTO verification_captcha
          (browser, kind, answer_mac, bits, demo_answer, expires_at)
        VALUES (${row.browser}, ${row.kind}, ${row.answerMac}, ${row.bits}, ${row.demoAnswer},
          ${row.expiresAt})
        ON CONFLICT (browser, kind) DO UPDATE SET answer_mac = excluded.answer_mac,
          bits = excluded.bits, demo_answer = excluded.demo_answer,
          expires_at = excluded.expires_at`.execute(db)
    },
    /** Returns the pending captcha and removes it, whatever the answer. */
    async take(browser: Buffer, kind: CaptchaKind, now: Date) {
      const { rows } = await sql<{ answerMac: Buffer; bits: number; isOpen: boolean }>`
        DELETE FROM verification_captcha WHERE browser = ${browser} AND kind = ${kind}
        RETURNING answer_mac AS "answerMac", bits, expires_at > ${now} AS "isOpen"`.execute(db)
      return rows[0]?.isOpen ? rows[0] : undefined
    },
    async demand(browser: Buffer, bits: number, expiresAt: Date): Promise<void> {
      await sql`
        INSERT INTO verification_demand (browser, bits, expires_at)
        VALUES (${browser}, ${bits}, ${expiresAt})
        ON CONFLICT (browser) DO UPDATE SET bits = excluded.bits,
          expires_at = excluded.expires_at`.execute(db)
    },
    async demanded(browser: Buffer, now: Date): Promise<number | undefined> {
      const { rows } = await sql<{ bits: number }>`SELECT bits FROM verification_demand
        WHERE browser = ${browser} AND expires_at > ${now}`.execute(db)
      return rows[0]?.bits
    },
    async demoAnswer(browser: Buffer): Promise<string | undefined> {
      const { rows } = await sql<{ answer: string | null }>`
        SELECT demo_answer AS answer FROM verification_captcha
        WHERE browser = ${browser} AND kind = 'picture'`.execute(db)
      return rows[0]?.answer ?? undefined
    },
  }
}
