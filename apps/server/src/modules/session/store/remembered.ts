import { sql } from 'kysely'
import type { Database, Executor } from '#platform/database'

export interface RememberedBrowser {
  selector: string
  verifierHash: Buffer
  brandId: string
  memberId: string
  /** The identifier that the owner signed in with. */
  shows: 'name' | 'mobile'
}

export function rememberedStore({ db }: Database) {
  return {
    async add(row: RememberedBrowser, expiresAt: Date): Promise<void> {
      await sql`
        INSERT INTO session_remember
          (selector, verifier_hash, brand_id, member_id, shows, expires_at)
        VALUES (${row.selector}, ${row.verifierHash}, ${row.brandId}, ${row.memberId},
          ${row.shows}, ${expiresAt})`.execute(db)
    },
    async find(
      brandId: string,
      selector: string,
      now: Date,
    ): Promise<RememberedBrowser | undefined> {
      const { rows } = await sql<RememberedBrowser>`
        SELECT selector, verifier_hash AS "verifierHash", brand_id AS "brandId",
          member_id AS "memberId", shows
        FROM session_remember WHERE selector = ${selector} AND brand_id = ${brandId}
          AND expires_at > ${now}`.execute(db)
      return rows[0]
    },
    /** Returns owner and expiry if the verifier is the current one. */
    async rotate(
      { selector, verifierHash }: Pick<RememberedBrowser, 'selector' | 'verifierHash'>,
      nextHash: Buffer,
    ): Promise<{ memberId: string; expiresAt: Date } | undefined> {
      const { rows } = await sql<{ memberId: string; expiresAt: Date }>`
        UPDATE session_remember SET verifier_hash = ${nextHash}
        WHERE selector = ${selector} AND verifier_hash = ${verifierHash}
        RETURNING member_id AS "memberId", expires_at AS "expiresAt"`.execute(db)
      return rows[0]
    },
    async remove(brandId: string, selector: string): Promise<void> {
      await sql`DELETE FROM session_remember
        WHERE selector = ${selector} AND brand_id = ${brandId}`.execute(db)
    },
    async removeAll(memberId: string, within: Executor = db): Promise<void> {
      await sql`DELETE FROM session_remember WHERE member_id = ${memberId}`.execute(within)
    },
    /** Those that show the member's number. */
    async removeNumbers(memberId: string): Promise<void> {
      await sql`DELETE FROM session_remember
        WHERE member_id = ${memberId} AND shows = 'mobile'`.execute(db)
    },
    async removeOver(now: Date): Promise<void> {
      await sql`DELETE FROM session_remember WHERE expires_at <= ${now}`.execute(db)
    },
  }
}
