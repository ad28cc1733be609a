import { sql, type Kysely } from 'kysely'

export interface FoundActivation {
  memberId: string
  expiresAt: Date
  usedAt: Date | null
}

/** The account waits for its owner's first password. */
const isWaiting = sql`must_change_password AND password_hash IS NULL AND state <> 'closed'`

/** Activation secrets of accounts that their owners did not open themselves. */
export function activationStore(db: Kysely<unknown>) {
  return {
    /** Replaces an earlier secret of the account. */
    async put(memberId: string, secretHash: Buffer, expiresAt: Date): Promise<void> {
      await sql`
        INSERT INTO member_activation (member_id, secret_hash, expires_at)
        VALUES (${memberId}, ${secretHash}, ${expiresAt})
        ON CONFLICT (member_id) DO UPDATE SET secret_hash = excluded.secret_hash,
          expires_at = excluded.expires_at, used_at = NULL`.execute(db)
    },
    async find(
      brandId: string,
      name: string,
      secretHash: Buffer,
    ): Promise<FoundActivation | undefined> {
      const { rows } = await sql<FoundActivation>`
        SELECT member_id AS "memberId", activation.expires_at AS "expiresAt", used_at AS "usedAt"
        FROM member_activation AS activation
        JOIN member_account AS account ON account.id = member_id
        WHERE brand_id = ${brandId} AND name = ${name} AND secret_hash = ${secretHash}`.execute(db)
      return rows[0]
    },
    /** Returns whether the secret was unused until now, and no password set. */
    async use(memberId: string, secretHash: Buffer, now: Date): Promise<boolean> {
      const { numAffectedRows } = await sql`UPDATE member_activation SET used_at = ${now}
        FROM member_account AS account
        WHERE account.id = member_id AND ${isWaiting} AND member_id = ${memberId}
          AND secret_hash = ${secretHash} AND used_at IS NULL
          AND member_activation.expires_at > ${now}`.execute(db)
      return numAffectedRows === 1n
    },
    async isSecret(memberId: string, secretHash: Buffer): Promise<boolean> {
      const { rows } = await sql`SELECT FROM member_activation
        WHERE member_id = ${memberId} AND secret_hash = ${secretHash}`.execute(db)
      return rows.length > 0
    },
    /** Whether the owner has not set a password yet. */
    async isDue(memberId: string): Promise<boolean> {
      const { rows } = await sql`
        SELECT FROM member_account AS account JOIN member_activation ON member_id = account.id
        WHERE account.id = ${memberId} AND ${isWaiting}`.execute(db)
      return rows.length > 0
    },
  }
}
