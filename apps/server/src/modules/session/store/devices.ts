import { sql } from 'kysely'
import type { Database } from '#platform/database'

/** A browser and the network address it uses. */
export interface Whereabouts {
  deviceHash: Buffer
  address: string
}

/** Whether the account knows this browser and address. */
export interface Acquaintance {
  /** The account has signed in before, from anywhere. */
  seenBefore: boolean
  knowsDevice: boolean
  knowsAddress: boolean
}

/** An account that shares a browser or an address with another. */
export interface Neighbour {
  id: string
  by: 'device' | 'address'
}

/** A browser's fingerprint and the accounts that signed in from it. */
export interface SharedDevice {
  device: string
  members: string[]
}

export function deviceStore({ db }: Database) {
  return {
    async acquaintance(memberId: string, at: Whereabouts): Promise<Acquaintance> {
      const { rows } = await sql<Acquaintance>`SELECT
        EXISTS (SELECT FROM session_address WHERE member_id = ${memberId}) AS "seenBefore",
        EXISTS (SELECT FROM session_address
          WHERE member_id = ${memberId} AND address = ${at.address}) AS "knowsAddress",
        EXISTS (SELECT FROM session_device
          WHERE member_id = ${memberId} AND device_hash = ${at.deviceHash}) AS "knowsDevice"
        `.execute(db)
      return rows[0] ?? { seenBefore: false, knowsDevice: false, knowsAddress: false }
    },
    async isKnown(memberId: string, deviceHash: Buffer): Promise<boolean> {
      const { rows } = await sql`SELECT FROM session_device
        WHERE member_id = ${memberId} AND device_hash = ${deviceHash}`.execute(db)
      return rows.length > 0
    },
    /** Addresses an account signed in from, latest first. */
    async addressesOf(memberId: string): Promise<{ address: string; seenAt: Date }[]> {
      const { rows } = await sql<{ address: string; seenAt: Date }>`
        SELECT address, seen_at AS "seenAt" FROM session_address
        WHERE member_id = ${memberId} ORDER BY seen_at DESC`.execute(db)
      return rows
    },
    async devicesOf(memberId: string): Promise<{ seenAt: Date }[]> {
      const { rows } = await sql<{ seenAt: Date }>`
        SELECT seen_at AS "seenAt" FROM session_device
        WHERE member_id = ${memberId} ORDER BY seen_at DESC`.execute(db)
      return rows
    },
    /** Other accounts that signed in from the same browsers or addresses. */
    async neighboursOf(memberId: string, limit: number): Promise<Neighbour[]> {
      const { rows } = await sql<Neighbour>`
        SELECT DISTINCT other.member_id AS id, 'device' AS by FROM session_device own,
          LATERAL (SELECT member_id FROM session_device WHERE device_hash = own.device_hash
            AND member_id <> ${memberId} ORDER BY seen_at DESC LIMIT ${limit}) other
        WHERE own.member_id = ${memberId}
        UNION ALL
        SELECT DISTINCT other.member_id AS id, 'address' AS by FROM session_address own,
          LATERAL (SELECT member_id FROM session_address WHERE address = own.address
            AND member_id <> ${memberId} ORDER BY seen_at DESC LIMIT ${limit}) other
        WHERE own.member_id = ${memberId}`.execute(db)
      return rows
    },
    /** Browsers used by several accounts, either since a moment or by one of these members. */
    async shared(
      since: Date,
      memberIds: readonly string[],
      limit: number,
    ): Promise<SharedDevice[]> {
      const { rows } = await sql<SharedDevice>`
        SELECT encode(device_hash, 'hex') AS device,
          (array_agg(member_id ORDER BY seen_at DESC))[1:${limit}::int] AS members
        FROM session_device WHERE device_hash IN (
          SELECT device_hash FROM session_device WHERE seen_at > ${since}
          UNION SELECT device_hash FROM session_device
            WHERE member_id = ANY (${memberIds}::uuid[]))
        GROUP BY device_hash HAVING count(*) > 1`.execute(db)
      return rows
    },
    async removeAll(memberId: string): Promise<void> {
      await sql`DELETE FROM session_device WHERE member_id = ${memberId}`.execute(db)
      await sql`DELETE FROM session_address WHERE member_id = ${memberId}`.execute(db)
    },
    async removeUnseenSince(day: Date): Promise<void> {
      await sql`DELETE FROM session_device WHERE seen_at < ${day}`.execute(db)
      await sql`DELETE FROM session_address WHERE seen_at < ${day}`.execute(db)
    },
  }
}
