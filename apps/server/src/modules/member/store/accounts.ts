import { sql, type Kysely } from 'kysely'
import type { IdentityKind } from '../identities.ts'
import type { Account, AccountState, StatusFacts } from '../rules.ts'

export interface StoredAccount extends Account {
  passwordHash: string | null
}

export interface NewRow {
  id: string
  brandId: string
  name: string
  nickname: string
  type: number
  passwordHash: string | null
  paymentPasswordHash: string | null
  createdAt: Date
  firstLoginAt: Date | null
  mustChangePassword: boolean
  termsVersion: string | null
  ageConfirmed: boolean
  affiliateId: string | null
  referrerId: string | null
  hints: object
  bonus: { amount: bigint; playThrough: number; maxConversion?: bigint | null } | null
  expiresAt: Date | null
}

export interface StoredStatus extends StatusFacts {
  brandId: string
}

export interface StoredEntrant extends StoredStatus {
  fields: string[]
  locked: Buffer[]
  confirmed: IdentityKind[]
}

const labels = (kind: 'club' | 'member') => sql`ARRAY(
  SELECT json_build_object('labelName', label.name, 'color', color, 'color2', color2)
  FROM member_labelled JOIN member_label AS label ON label.id = label_id
  WHERE member_id = account.id AND label.kind = ${sql.lit(kind)}
  ORDER BY label.position, label.name)`

const columns = sql`account.id, account.brand_id AS "brandId", account.name, nickname, type, state,
  avatar, to_upline AS "toUpline", (${labels('club')})[1] AS "clubLabel",
  ${labels('member')} AS "memberLabel", password_hash AS "passwordHash"`

const statusColumns = sql`brand_id AS "brandId", type, state, expires_at AS "expiresAt",
  first_login_at AS "firstLoginAt", password_set_at AS "passwordSetAt",
  must_change_password AS "mustChangePassword", terms_version AS "termsVersion",
  identity_verified_at AS "identityVerifiedAt", last_seen_at AS "lastSeenAt",
  dormant_since AS "dormantSince"`

/** One row, for joining with what else decides about a stake. */
export const statusQuery = (id: string) =>
  sql<StoredStatus>`SELECT ${statusColumns} FROM member_account WHERE id = ${id}`

export function accountStore(db: Kysely<unknown>) {
  async function one(where: ReturnType<typeof sql>): Promise<StoredAccount | undefined> {
    const { rows } = await sql<StoredAccount>`
      SELECT ${columns} FROM member_account AS account WHERE ${where}`.execute(db)
    return rows[0]
  }

  return {
    byId: (id: string) => one(sql`account.id = ${id}`),
    byName: (brandId: string, name: string) =>
      one(sql`account.brand_id = ${brandId} AND account.name = ${name}`),
    ...lookups(db),
    async status(id: string): Promise<StoredStatus | undefined> {
      const { rows } = await statusQuery(id).execute(db)
      return rows[0]
    },
    async statuses(ids: readonly string[]): Promise<(StoredStatus & { id: string })[]> {
      const { rows } = await sql<StoredStatus & { id: string }>`
        SELECT id, ${statusColumns} FROM member_account WHERE id = ANY(${ids}::uuid[])`.execute(db)
      return rows
    },
    /** Includes these profile fields and the confirmed identities. */
    async entrant(id: string, wanted: readonly string[]): Promise<StoredEntrant | undefined> {
      const profile = sql`FROM member_profile
        WHERE member_id = account.id AND field = ANY(${wanted}::text[]) ORDER BY field`
      const { rows } = await sql<StoredEntrant>`
        SELECT ${statusColumns}, ARRAY(SELECT field ${profile}) AS fields,
          ARRAY(SELECT locked ${profile}) AS locked,
          ARRAY(SELECT kind FROM member_identity WHERE member_id = account.id
            AND ended_at IS NULL AND verified_at IS NOT NULL) AS confirmed
        FROM member_account AS account WHERE id = ${id}`.execute(db)
      return rows[0]
    },
    /** Null: no language chosen. */
    async language(id: string): Promise<string | null> {
      const { rows } = await sql<{ language: string | null }>`
        SELECT language FROM member_account WHERE id = ${id}`.execute(db)
      return rows[0]?.language ?? null
    },
    ...updates(db),
  }
}

/**
 * Passwords of at most this many unconfirmed owners of a number are checked, to keep a sign-in
 * cheap.
 */
const maxUnconfirmedOwners = 5

/** Finds accounts by login name or phone number. */
function lookups(db: Kysely<unknown>) {
  return {
    /**
     * By name, else by phone number: the confirmed owner alone, or those who typed it, oldest
     * first. One query, so that timing does not reveal which exist.
     */
    async byNameOrPhone(brandId: string, name: string, phone: Buffer): Promise<StoredAccount[]> {
      const { rows } = await sql<StoredAccount>`
        WITH identity AS (
          SELECT member_id, verified_at IS NOT NULL AS confirmed, created_at FROM member_identity
          WHERE brand_id = ${brandId} AND kind = 'phone' AND blind_index = ${phone}
            AND ended_at IS NULL
          ORDER BY verified_at IS NOT NULL DESC, created_at, member_id LIMIT ${maxUnconfirmedOwners}
        ), wanted AS (
          SELECT id, 0 AS place, created_at FROM member_account
          WHERE brand_id = ${brandId} AND name = ${name}
          UNION ALL
          SELECT member_id, CASE WHEN confirmed THEN 1 ELSE 2 END, created_at FROM identity
        )
        SELECT ${columns} FROM wanted JOIN member_account AS account ON account.id = wanted.id
        WHERE place = (SELECT min(place) FROM wanted)
        ORDER BY wanted.created_at, account.id`.execute(db)
      return rows
    },
    /** The confirmed owner first, then those who typed it. Also one query, for the same reason. */
    async byIdentity(brandId: string, kind: IdentityKind, index: Buffer) {
      const { rows } = await sql<StoredAccount & { isConfirmed: boolean }>`
        SELECT ${columns}, verified_at IS NOT NULL AS "isConfirmed"
        FROM member_identity AS identity
        JOIN member_account AS account ON account.id = identity.member_id
        WHERE identity.brand_id = ${brandId} AND kind = ${kind} AND blind_index = ${index}
          AND ended_at IS NULL
        ORDER BY verified_at IS NOT NULL DESC, password_hash IS NOT NULL,
          identity.created_at, account.id LIMIT 1`.execute(db)
      const [row] = rows
      if (!row) return undefined
      const { isConfirmed, ...account } = row
      return { isConfirmed, account }
    },
  }
}

function updates(db: Kysely<unknown>) {
  return {
    async setLanguage(id: string, language: string): Promise<void> {
      await sql`UPDATE member_account SET language = ${language}
        WHERE id = ${id} AND language IS DISTINCT FROM ${language}`.execute(db)
    },
    async setAvatar(id: string, avatar: string): Promise<void> {
      await sql`UPDATE member_account SET avatar = ${avatar} WHERE id = ${id}`.execute(db)
    },
    async setNickname(id: string, nickname: string): Promise<void> {
      await sql`UPDATE member_account SET nickname = ${nickname} WHERE id = ${id}`.execute(db)
    },
    /** Updates only if the hash is still `old`; a password set meanwhile stays. */
    async upgradeHash(id: string, old: string, better: string): Promise<void> {
      await sql`UPDATE member_account SET password_hash = ${better}
        WHERE id = ${id} AND password_hash = ${old}`.execute(db)
    },
    async setPassword(id: string, passwordHash: string, now: Date): Promise<void> {
      await sql`UPDATE member_account SET password_hash = ${passwordHash}, password_set_at = ${now},
        must_change_password = false WHERE id = ${id} AND state <> 'closed'`.execute(db)
    },
    async holdPayoutsUntil(id: string, until: Date): Promise<void> {
      await sql`UPDATE member_account
        SET payouts_held_until = greatest(payouts_held_until, ${until})
        WHERE id = ${id}`.execute(db)
    },
    async payoutFacts(id: string): Promise<{ hash: string | null; heldUntil: Date | null }> {
      const { rows } = await sql<{ hash: string | null; heldUntil: Date | null }>`
        SELECT payment_password_hash AS hash, payouts_held_until AS "heldUntil"
        FROM member_account WHERE id = ${id}`.execute(db)
      return rows[0] ?? { hash: null, heldUntil: null }
    },
    async setPaymentPassword(id: string, hash: string): Promise<void> {
      await sql`UPDATE member_account SET payment_password_hash = ${hash}
        WHERE id = ${id} AND state <> 'closed'`.execute(db)
    },
    async markFirstLogin(id: string, now: Date): Promise<void> {
      await sql`UPDATE member_account SET first_login_at = ${now}
        WHERE id = ${id} AND first_login_at IS NULL`.execute(db)
    },
    async setState(id: string, from: AccountState, to: AccountState): Promise<boolean> {
      const { numAffectedRows } = await sql`UPDATE member_account SET state = ${to}
        WHERE id = ${id} AND state = ${from}`.execute(db)
      return numAffectedRows === 1n
    },
    async setVerified(id: string, at: Date | null): Promise<void> {
      await sql`UPDATE member_account SET identity_verified_at = ${at} WHERE id = ${id}`.execute(db)
    },
    /** Does nothing if it was seen since then. */
    async markSeen(id: string, now: Date, since: Date, dormantBefore: Date): Promise<void> {
      await sql`UPDATE member_account SET last_seen_at = ${now}, dormant_since =
          CASE WHEN last_seen_at < ${dormantBefore} THEN last_seen_at ELSE dormant_since END
        WHERE id = ${id} AND last_seen_at <= ${since}`.execute(db)
    },
    async reactivate(id: string, now: Date): Promise<void> {
      await sql`UPDATE member_account SET last_seen_at = ${now}, dormant_since = NULL
        WHERE id = ${id}`.execute(db)
    },
    async acceptTerms(id: string, version: string, now: Date): Promise<void> {
      await sql`UPDATE member_account SET terms_version = ${version}, terms_accepted_at = ${now}
        WHERE id = ${id} AND terms_version IS DISTINCT FROM ${version}`.execute(db)
    },
    add: (row: NewRow): Promise<void> => add(db, row),
  }
}

async function add(db: Kysely<unknown>, row: NewRow): Promise<void> {
  const { createdAt, passwordHash, termsVersion, bonus } = row
  await sql`
    INSERT INTO member_account (id, brand_id, name, nickname, type, password_hash,
      password_set_at, payment_password_hash, must_change_password, first_login_at,
      terms_version, terms_accepted_at, age_confirmed_at, register_hints,
      sign_up_bonus, sign_up_play_through, sign_up_max_conversion, expires_at, affiliate_id,
      referrer_id, created_at, last_seen_at)
    VALUES (${row.id}, ${row.brandId}, ${row.name}, ${row.nickname}, ${row.type},
      ${passwordHash}, ${passwordHash === null ? null : createdAt}, ${row.paymentPasswordHash},
      ${row.mustChangePassword}, ${row.firstLoginAt},
      ${termsVersion}, ${termsVersion === null ? null : createdAt},
      ${row.ageConfirmed ? createdAt : null}, ${JSON.stringify(row.hints)},
      ${bonus?.amount ?? null}, ${bonus?.playThrough ?? null}, ${bonus?.maxConversion ?? null},
      ${row.expiresAt},
      ${row.affiliateId}, ${row.referrerId}, ${createdAt}, ${createdAt})`.execute(db)
}
