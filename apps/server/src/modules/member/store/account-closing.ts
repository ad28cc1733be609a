import { sql, type Kysely } from 'kysely'
import type { AccountState } from '../rules.ts'

/** The whole account row except hashes. */
export interface FullAccount {
  id: string
  account: string
  nickname: string
  type: number
  state: string
  language: string | null
  avatar: string | null
  hasPassword: boolean
  hasPaymentPassword: boolean
  passwordSetAt: Date | null
  createdAt: Date
  firstLoginAt: Date | null
  termsVersion: string | null
  termsAcceptedAt: Date | null
  ageConfirmedAt: Date | null
  registration: Record<string, string>
  signUpBonus: string | null
  welcomedAt: Date | null
  affiliateId: string | null
  referrerId: string | null
}

export interface KnownIdentity {
  kind: string
  verifiedAt: Date | null
  createdAt: Date
  endedAt: Date | null
}

export function accountClosingStore(db: Kysely<unknown>) {
  return {
    async fullAccount(id: string): Promise<FullAccount | undefined> {
      const { rows } = await sql<FullAccount>`
        SELECT id, name AS account, nickname, type, state, language, avatar,
          password_hash IS NOT NULL AS "hasPassword",
          payment_password_hash IS NOT NULL AS "hasPaymentPassword",
          password_set_at AS "passwordSetAt", created_at AS "createdAt",
          first_login_at AS "firstLoginAt", terms_version AS "termsVersion",
          terms_accepted_at AS "termsAcceptedAt", age_confirmed_at AS "ageConfirmedAt",
          register_hints AS registration, sign_up_bonus AS "signUpBonus",
          welcomed_at AS "welcomedAt", affiliate_id AS "affiliateId",
          referrer_id AS "referrerId"
        FROM member_account WHERE id = ${id}`.execute(db)
      return rows[0]
    },
    async identities(id: string): Promise<KnownIdentity[]> {
      const { rows } = await sql<KnownIdentity>`
        SELECT kind, verified_at AS "verifiedAt", created_at AS "createdAt", ended_at AS "endedAt"
        FROM member_identity WHERE member_id = ${id} ORDER BY created_at, kind`.execute(db)
      return rows
    },
    /** Erases personal data; the id stays, as the ledger refers to it. */
    async erase(id: string, now: Date): Promise<void> {
      await sql`
        UPDATE member_account SET state = 'closed', closed_at = ${now}, name = 'closed-' || id,
          nickname = '', password_hash = NULL, password_set_at = NULL,
          payment_password_hash = NULL, register_hints = '{}', avatar = NULL, language = NULL
        WHERE id = ${id} AND state <> 'closed'`.execute(db)
      await sql`DELETE FROM member_labelled WHERE member_id = ${id}`.execute(db)
    },
    async inState(state: AccountState, limit: number): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        SELECT id FROM member_account WHERE state = ${state} ORDER BY id LIMIT ${limit}`.execute(db)
      return rows.map(({ id }) => id)
    },
    async removeEndedBefore(moment: Date): Promise<void> {
      await sql`DELETE FROM member_identity WHERE ended_at < ${moment}`.execute(db)
    },
    async removeOfClosedBefore(field: string, moment: Date): Promise<void> {
      await sql`
        DELETE FROM member_profile USING member_account AS account
        WHERE account.id = member_id AND field = ${field}
          AND account.closed_at < ${moment}`.execute(db)
    },
    async expiredTrials(now: Date, limit: number): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        SELECT id FROM member_account WHERE expires_at <= ${now} AND type = 4
        ORDER BY expires_at LIMIT ${limit}`.execute(db)
      return rows.map(({ id }) => id)
    },
    async removeTrials(ids: readonly string[]): Promise<void> {
      await sql`DELETE FROM member_account
        WHERE id = ANY(${ids}::uuid[]) AND type = 4`.execute(db)
    },
    async isAnyTrial(): Promise<boolean> {
      const { rows } = await sql`SELECT FROM member_account WHERE type = 4 LIMIT 1`.execute(db)
      return rows.length > 0
    },
  }
}
