import { sql } from 'kysely'
import type { Database } from '#platform/database'

export type CaptchaKind = 'picture' | 'work'

export interface StoredCaptcha {
  browser: Buffer
  kind: CaptchaKind
  answerMac: Buffer
  /** As it is, in the demonstration only. */
  demoAnswer: string | null
  expiresAt: Date
}

export function captchaStore({ db }: Database) {
  return {
    async put(row: StoredCaptcha): Promise<void> {
      await sql`
        INSERT INTO verification_captcha (browser, kind, answer_mac, demo_answer, expires_at)
        VALUES (${row.browser}, ${row.kind}, ${row.answerMac}, ${row.demoAnswer}, ${row.expiresAt})
        ON CONFLICT (browser, kind) DO UPDATE SET answer_mac = excluded.answer_mac,
          demo_answer = excluded.demo_answer, expires_at = excluded.expires_at`.execute(db)
    },
    /** What was asked for, gone with the answer whatever that was. */
    async take(browser: Buffer, kind: CaptchaKind, now: Date): Promise<Buffer | undefined> {
      const { rows } = await sql<{ answerMac: Buffer; isOpen: boolean }>`
        DELETE FROM verification_captcha WHERE browser = ${browser} AND kind = ${kind}
        RETURNING answer_mac AS "answerMac", expires_at > ${now} AS "isOpen"`.execute(db)
      return rows[0]?.isOpen ? rows[0].answerMac : undefined
    },
    async demoAnswer(browser: Buffer): Promise<string | undefined> {
      const { rows } = await sql<{ answer: string | null }>`
        SELECT demo_answer AS answer FROM verification_captcha
        WHERE browser = ${browser} AND kind = 'picture'`.execute(db)
      return rows[0]?.answer ?? undefined
    },
  }
}
