import { sql, type Kysely } from 'kysely'
import type { Identity, IdentityKind } from '../identities.ts'

export interface Owner {
  memberId: string
  brandId: string
  kind: IdentityKind
  isVerified: boolean
  isEnded: boolean
}

export function identityStore(db: Kysely<unknown>) {
  return {
    /** Whether an account has confirmed it. */
    async isTaken(brandId: string, kind: IdentityKind, index: Buffer): Promise<boolean> {
      const { rows } = await sql`
        SELECT FROM member_identity
        WHERE brand_id = ${brandId} AND kind = ${kind} AND blind_index = ${index}
          AND ended_at IS NULL AND verified_at IS NOT NULL`.execute(db)
      return rows.length > 0
    },
    /** Kinds of the member's current identities that are confirmed. */
    async confirmedKinds(memberId: string): Promise<IdentityKind[]> {
      const { rows } = await sql<{ kind: IdentityKind }>`
        SELECT kind FROM member_identity
        WHERE member_id = ${memberId} AND ended_at IS NULL
          AND verified_at IS NOT NULL`.execute(db)
      return rows.map(({ kind }) => kind)
    },
    /**
     * Whether an account ever had one of these. Only confirmed identities count: typing somebody's
     * address must neither cost its owner the bonus nor reveal that it is known.
     */
    async hadAccount(brandId: string, identities: readonly Identity[]): Promise<boolean> {
      const indexes = identities.filter(({ verified }) => verified).map(({ index }) => index)
      const { rows } = await sql`
        SELECT FROM member_identity
        WHERE brand_id = ${brandId} AND blind_index = ANY(${indexes}::bytea[])
          AND verified_at IS NOT NULL
        LIMIT 1`.execute(db)
      return rows.length > 0
    },
    /** Rows of these fingerprints. A fingerprint belongs to one kind and brand. */
    async owners(brandIds: readonly string[], indexes: readonly Buffer[]): Promise<Owner[]> {
      const { rows } = await sql<Owner>`
        SELECT member_id AS "memberId", brand_id AS "brandId", kind,
          verified_at IS NOT NULL AS "isVerified", ended_at IS NOT NULL AS "isEnded"
        FROM member_identity WHERE brand_id = ANY(${brandIds}::uuid[])
          AND kind IN ('phone', 'email', 'idNumber', 'person')
          AND blind_index = ANY(${indexes}::bytea[])`.execute(db)
      return rows
    },
    async add(memberId: string, brandId: string, one: Identity, now: Date): Promise<void> {
      const verifiedAt = one.verified ? now : null
      await sql`
        INSERT INTO member_identity
          (member_id, brand_id, kind, blind_index, verified_at, created_at)
        VALUES (${memberId}, ${brandId}, ${one.kind}, ${one.index}, ${verifiedAt}, ${now})
        ON CONFLICT (member_id, kind, blind_index) DO UPDATE
          SET ended_at = NULL,
            verified_at = coalesce(excluded.verified_at, member_identity.verified_at)`.execute(db)
    },
    /** Ends identities of one kind, or all; the rows stay until their retention ends. */
    async end(memberId: string, kind: IdentityKind | undefined, now: Date): Promise<void> {
      await sql`UPDATE member_identity SET ended_at = ${now}
        WHERE member_id = ${memberId} AND ended_at IS NULL
          AND kind = coalesce(${kind ?? null}, kind)`.execute(db)
    },
  }
}
