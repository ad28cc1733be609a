import { sql } from 'kysely'
import type { Database } from '#platform/database'

export interface StoredVendor {
  code: string
  secret: Buffer
  wallet: 'seamless' | 'transfer'
  baseUrl: string | null
  enabled: boolean
  roundHours: number
  games: string[]
}

export interface NewSession {
  ticket: Buffer
  vendor: string
  game: string
  memberId: string
  ticketUntil: Date
  sessionUntil: Date
}

export interface StoredSession {
  vendor: string
  game: string
  memberId: string
  until: Date
}

export type RoundStep = {
  kind: 'debit' | 'credit' | 'play' | 'rollback' | 'close' | 'sweep'
  memberId: string
  game: string
  transferId: string
  targetId: string | null
}

export interface StoredMove {
  id: string
  memberId: string
  vendor: string
  direction: 'in' | 'out'
  amount: string
}

export interface OpenRound {
  vendor: string
  roundId: string
  game: string
  memberId: string
}

const openRound = sql`d.vendor_code AS vendor, d.round_id AS "roundId", d.game_code AS game,
  d.member_id AS "memberId"`
/** A debit that stands, in a round that nothing has closed. */
const isOpen = sql`d.kind = 'debit' AND NOT EXISTS (SELECT FROM vendor_transaction o
  WHERE o.vendor_code = d.vendor_code AND o.round_id = d.round_id
    AND (o.closes OR o.target_id = d.transfer_id))`

export function vendorStore(database: Database) {
  return { ...vendorRows(database), ...roundRows(database), ...moveRows(database) }
}

function vendorRows({ db }: Database) {
  return {
    async all(): Promise<StoredVendor[]> {
      const { rows } = await sql<StoredVendor>`
        SELECT code, secret, wallet, base_url AS "baseUrl", enabled, round_hours AS "roundHours",
          ARRAY(SELECT code FROM vendor_game WHERE vendor_code = v.code AND enabled) AS games
        FROM vendor_vendor v ORDER BY code`.execute(db)
      return rows
    },
    async add(vendor: Omit<StoredVendor, 'enabled' | 'roundHours'>): Promise<void> {
      await db.transaction().execute(async (tx) => {
        await sql`
          INSERT INTO vendor_vendor (code, secret, wallet, base_url)
          VALUES (${vendor.code}, ${vendor.secret}, ${vendor.wallet},
            ${vendor.baseUrl})`.execute(tx)
        await sql`INSERT INTO vendor_game (vendor_code, code)
          SELECT ${vendor.code}, unnest(${vendor.games}::text[])`.execute(tx)
      })
    },
    async addTicket(row: NewSession): Promise<void> {
      await sql`
        INSERT INTO vendor_session
          (ticket, vendor_code, game_code, member_id, ticket_until, session_until)
        VALUES (${row.ticket}, ${row.vendor}, ${row.game}, ${row.memberId}, ${row.ticketUntil},
          ${row.sessionUntil})`.execute(db)
    },
    /** Uses the ticket up: of two who bring it, one gets the session. */
    async redeem(
      vendor: string,
      ticket: Buffer,
      token: Buffer,
      now: Date,
    ): Promise<StoredSession | undefined> {
      const { rows } = await sql<StoredSession>`
        UPDATE vendor_session SET token = ${token}
        WHERE ticket = ${ticket} AND vendor_code = ${vendor} AND token IS NULL
          AND ticket_until > ${now}
        RETURNING vendor_code AS vendor, game_code AS game, member_id AS "memberId",
          session_until AS until`.execute(db)
      return rows[0]
    },
    async session(token: Buffer): Promise<StoredSession | undefined> {
      const { rows } = await sql<StoredSession>`
        SELECT vendor_code AS vendor, game_code AS game, member_id AS "memberId",
          session_until AS until
        FROM vendor_session WHERE token = ${token}`.execute(db)
      return rows[0]
    },
    async sweepSessions(before: Date): Promise<void> {
      await sql`DELETE FROM vendor_session WHERE session_until < ${before}`.execute(db)
    },
  }
}

function roundRows({ db }: Database) {
  return {
    async round(vendor: string, roundId: string): Promise<RoundStep[]> {
      const { rows } = await sql<RoundStep>`
        SELECT kind, member_id AS "memberId", game_code AS game, transfer_id AS "transferId",
          target_id AS "targetId"
        FROM vendor_transaction WHERE vendor_code = ${vendor} AND round_id = ${roundId}
        ORDER BY at`.execute(db)
      return rows
    },
    async openRounds(vendor: string, memberId: string): Promise<OpenRound[]> {
      const { rows } = await sql<OpenRound>`
        SELECT DISTINCT ${openRound} FROM vendor_transaction d
        WHERE d.member_id = ${memberId} AND d.vendor_code = ${vendor} AND ${isOpen}
        LIMIT 100`.execute(db)
      return rows
    },
    /** Rounds whose last stake is older than their vendor allows. */
    async staleRounds(now: Date, limit: number): Promise<OpenRound[]> {
      const { rows } = await sql<OpenRound>`
        SELECT ${openRound} FROM vendor_transaction d
        JOIN vendor_vendor v ON v.code = d.vendor_code
        WHERE ${isOpen}
        GROUP BY d.vendor_code, d.round_id, d.game_code, d.member_id, v.round_hours
        HAVING max(d.at) < ${now}::timestamptz - make_interval(hours => v.round_hours)
        LIMIT ${limit}`.execute(db)
      return rows
    },
  }
}

function moveRows({ db }: Database) {
  return {
    async sentMoves(limit: number): Promise<StoredMove[]> {
      const { rows } = await sql<StoredMove>`
        SELECT id, member_id AS "memberId", vendor_code AS vendor, direction, amount
        FROM vendor_transfer WHERE state = 'sent' ORDER BY at LIMIT ${limit}`.execute(db)
      return rows
    },
    async settleMove(id: string, state: 'done' | 'refused'): Promise<void> {
      await sql`UPDATE vendor_transfer SET state = ${state} WHERE id = ${id}`.execute(db)
    },
  }
}

export type VendorStore = ReturnType<typeof vendorStore>
