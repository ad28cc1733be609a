import { sql } from 'kysely'
import type { SocialProvider } from '@fairhouse/protocol'
import type { Database } from '#platform/database'
import type { SocialIdentity } from '../rules.ts'

export type IdentityStore = ReturnType<typeof identityStore>

export function identityStore({ db }: Database) {
  async function ownerOf({ brandId, issuer, subject }: SocialIdentity) {
    const { rows } = await sql<{ memberId: string }>`
      SELECT member_id AS "memberId" FROM social_identity
      WHERE brand_id = ${brandId} AND issuer = ${issuer} AND subject = ${subject}`.execute(db)
    return rows[0]?.memberId
  }

  return {
    ownerOf,
    async providersOf(memberId: string): Promise<SocialProvider[]> {
      const { rows } = await sql<{ provider: SocialProvider }>`
        SELECT provider FROM social_identity WHERE member_id = ${memberId}
        ORDER BY provider`.execute(db)
      return rows.map(({ provider }) => provider)
    },
    /**
     * False if the identity belongs to another member, or the member has linked this provider
     * already.
     */
    async link(identity: SocialIdentity, memberId: string, now: Date): Promise<boolean> {
      const { brandId, issuer, subject, provider } = identity
      const { numAffectedRows } = await sql`
        INSERT INTO social_identity (brand_id, issuer, subject, provider, member_id, linked_at)
        VALUES (${brandId}, ${issuer}, ${subject}, ${provider}, ${memberId}, ${now})
        ON CONFLICT DO NOTHING`.execute(db)
      return numAffectedRows === 1n || (await ownerOf(identity)) === memberId
    },
  }
}
