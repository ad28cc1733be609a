import { sql, type Kysely } from 'kysely'

/** A promised sign-up bonus that is not yet marked as given. */
export interface StoredSignUpBonus {
  memberId: string
  brandId: string
  amount: string
  playThrough: number
  maxConversion: string | null
}

const promise = sql`id AS "memberId", brand_id AS "brandId", sign_up_bonus AS amount,
  sign_up_play_through AS "playThrough", sign_up_max_conversion AS "maxConversion"`
const isDue = sql`sign_up_bonus IS NOT NULL AND welcomed_at IS NULL AND state <> 'closed'`

export function signUpBonusStore(db: Kysely<unknown>) {
  return {
    async of(memberId: string): Promise<StoredSignUpBonus | undefined> {
      const { rows } = await sql<StoredSignUpBonus>`
        SELECT ${promise} FROM member_account WHERE id = ${memberId} AND ${isDue}`.execute(db)
      return rows[0]
    },
    async due(limit: number): Promise<StoredSignUpBonus[]> {
      const { rows } = await sql<StoredSignUpBonus>`
        SELECT ${promise} FROM member_account WHERE ${isDue}
        ORDER BY created_at LIMIT ${limit}`.execute(db)
      return rows
    },
    async markGiven(memberId: string, now: Date): Promise<void> {
      await sql`UPDATE member_account SET welcomed_at = ${now}
        WHERE id = ${memberId} AND welcomed_at IS NULL`.execute(db)
    },
  }
}
