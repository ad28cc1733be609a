import { sql } from 'kysely'
import type { Database } from '#platform/database'

export interface Affiliate {
  code: string
  memberId: string
}

export function agentStore({ db }: Database) {
  return {
    async affiliate(brandId: string, code: string): Promise<Affiliate | undefined> {
      const { rows } = await sql<Affiliate>`
        SELECT code, member_id AS "memberId" FROM agent_affiliate
        WHERE brand_id = ${brandId} AND code = ${code} AND active`.execute(db)
      return rows[0]
    },
    async addAffiliate(brandId: string, { code, memberId }: Affiliate): Promise<void> {
      await sql`INSERT INTO agent_affiliate (brand_id, code, member_id)
        VALUES (${brandId}, ${code}, ${memberId}) ON CONFLICT DO NOTHING`.execute(db)
    },
    async affiliateCodes(memberId: string): Promise<string[]> {
      const { rows } = await sql<{ code: string }>`
        SELECT code FROM agent_affiliate WHERE member_id = ${memberId} ORDER BY code`.execute(db)
      return rows.map(({ code }) => code)
    },
    async referrer(brandId: string, code: string): Promise<string | undefined> {
      const { rows } = await sql<{ memberId: string }>`
        SELECT member_id AS "memberId" FROM agent_referral
        WHERE brand_id = ${brandId} AND code = ${code}`.execute(db)
      return rows[0]?.memberId
    },
    /**
     * The account's existing code, or the new one; undefined if another account has the new one.
     */
    async referralCode(
      brandId: string,
      memberId: string,
      fresh: string,
    ): Promise<string | undefined> {
      await sql`INSERT INTO agent_referral (member_id, brand_id, code)
        VALUES (${memberId}, ${brandId}, ${fresh}) ON CONFLICT DO NOTHING`.execute(db)
      const { rows } = await sql<{ code: string }>`
        SELECT code FROM agent_referral WHERE member_id = ${memberId}`.execute(db)
      return rows[0]?.code
    },
    async removeReferral(memberId: string): Promise<void> {
      await sql`DELETE FROM agent_referral WHERE member_id = ${memberId}`.execute(db)
    },
  }
}
