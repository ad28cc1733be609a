import { sql } from 'kysely'
import type { LimitName } from '@fairhouse/protocol'
import type { Executor } from '#platform/database'
import type { Rule } from '../effective-limit.ts'
import { isLimitName, isRuleName } from '../limit-names.ts'
import type { OwnLimit } from '../pending-increase.ts'

interface StoredLimit {
  name: string
  value: string | null
  wishValue: string | null
  wishAt: Date | null
}

export interface StoredChange {
  id: string
  memberId: string
  name: string
  what: 'lowered' | 'wished' | 'dropped' | 'raised' | 'reality'
  from: bigint | null
  to: bigint | null
  at: Date
}

export interface Player {
  zone: string | null
  realityMinutes: number | null
  checkedAt: Date | null
}

const units = (text: string | null) => (text === null ? null : BigInt(text))

/** Limits set by players and others. On the database or inside a transaction. */
export function limitStore(db: Executor) {
  return {
    /** Serialises changes of a player's limits and deposits under them. */
    async lockPlayer(memberId: string): Promise<void> {
      const queue = `limits ${memberId}`
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${queue}, 0))`.execute(db)
    },
    async own(memberId: string): Promise<Map<LimitName, OwnLimit>> {
      const { rows } = await sql<StoredLimit>`
        SELECT name, value, wish_value AS "wishValue", wish_at AS "wishAt" FROM limits_limit
        WHERE member_id = ${memberId}`.execute(db)
      const own = new Map<LimitName, OwnLimit>()
      for (const { name, value, wishValue, wishAt } of rows) {
        const wish = wishAt && { value: units(wishValue), at: wishAt }
        if (isLimitName(name)) own.set(name, { value: units(value), pending: wish })
      }
      return own
    },
    async put(
      memberId: string,
      name: LimitName,
      { value, pending: wish }: OwnLimit,
    ): Promise<void> {
      await sql`INSERT INTO limits_limit (member_id, name, value, wish_value, wish_at)
        VALUES (${memberId}, ${name}, ${value}, ${wish?.value ?? null}, ${wish?.at ?? null})
        ON CONFLICT (member_id, name) DO UPDATE SET value = excluded.value,
          wish_value = excluded.wish_value, wish_at = excluded.wish_at`.execute(db)
    },
    async note({ id, memberId, name, what, from, to, at }: StoredChange): Promise<void> {
      await sql`INSERT INTO limits_change (id, member_id, name, what, from_value, to_value, at)
        VALUES (${id}, ${memberId}, ${name}, ${what}, ${from}, ${to}, ${at})`.execute(db)
    },
    async changes(memberId: string): Promise<StoredChange[]> {
      const { rows } = await sql<
        Omit<StoredChange, 'from' | 'to'> & { from: string | null; to: string | null }
      >`
        SELECT id, member_id AS "memberId", name, what, from_value AS "from", to_value AS "to", at
        FROM limits_change WHERE member_id = ${memberId} ORDER BY id`.execute(db)
      return rows.map((row) => ({ ...row, from: units(row.from), to: units(row.to) }))
    },
    async rules(market: string, brandId: string, memberId: string): Promise<Rule[]> {
      const { rows } = await sql<{ scope: Rule['scope']; name: string; value: string }>`
        SELECT scope, name, value FROM limits_rule
        WHERE (scope, scope_id) IN (('market', ${market}), ('young', ${market}),
          ('brand', ${brandId}), ('member', ${memberId}))`.execute(db)
      return rows.flatMap(({ scope, name, value }) =>
        isRuleName(name) ? [{ scope, name, value: BigInt(value) }] : [],
      )
    },
    async player(memberId: string): Promise<Player> {
      const { rows } = await sql<Player>`
        SELECT zone, reality_minutes AS "realityMinutes", checked_at AS "checkedAt"
        FROM limits_player WHERE member_id = ${memberId}`.execute(db)
      return rows[0] ?? { zone: null, realityMinutes: null, checkedAt: null }
    },
    /** Sets the player's zone permanently on first use; changes nothing else. */
    async fixZone(memberId: string, zone: string): Promise<void> {
      await sql`INSERT INTO limits_player (member_id, zone) VALUES (${memberId}, ${zone})
        ON CONFLICT (member_id) DO UPDATE
          SET zone = coalesce(limits_player.zone, excluded.zone)`.execute(db)
    },
    async putPlayer(memberId: string, player: Player): Promise<void> {
      await sql`INSERT INTO limits_player (member_id, zone, reality_minutes, checked_at)
        VALUES (${memberId}, ${player.zone}, ${player.realityMinutes}, ${player.checkedAt})
        ON CONFLICT (member_id) DO UPDATE SET zone = excluded.zone,
          reality_minutes = excluded.reality_minutes, checked_at = excluded.checked_at`.execute(db)
    },
  }
}
