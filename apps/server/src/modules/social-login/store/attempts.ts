import { sql } from 'kysely'
import type { SocialProvider } from '@fairhouse/protocol'
import type { Database } from '#platform/database'

export interface AttemptKey {
  state: Buffer
  browser: Buffer
  brandId: string
}

export interface Attempt {
  provider: SocialProvider
  secrets: Buffer
  redirectUri: string
  sessionId: string | null
}

export function attemptStore({ db }: Database) {
  return {
    async add(key: AttemptKey, attempt: Attempt, until: Date): Promise<void> {
      await sql`
        INSERT INTO social_attempt
          (state, browser, brand_id, provider, secrets, redirect_uri, session_id, until)
        VALUES (${key.state}, ${key.browser}, ${key.brandId}, ${attempt.provider},
          ${attempt.secrets}, ${attempt.redirectUri}, ${attempt.sessionId}, ${until})`.execute(db)
    },
    /** Single use, by the browser and brand that started; a mismatch does not use it up. */
    async take({ state, browser, brandId }: AttemptKey, now: Date): Promise<Attempt | undefined> {
      const { rows } = await sql<Attempt>`
        DELETE FROM social_attempt
        WHERE state = ${state} AND browser = ${browser} AND brand_id = ${brandId}
          AND until > ${now}
        RETURNING provider, secrets, redirect_uri AS "redirectUri",
          session_id AS "sessionId"`.execute(db)
      return rows[0]
    },
    async removeOver(now: Date): Promise<void> {
      await sql`DELETE FROM social_attempt WHERE until <= ${now}`.execute(db)
    },
  }
}
