import { sql } from 'kysely'
import type { Database } from '#platform/database'

export type RoundStep = {
  kind: 'debit' | 'credit' | 'play' | 'rollback' | 'close' | 'sweep'
  memberId: string
  game: string
  transferId: string
  targetId: string | null
  /** What it added to the provider's counters, as it was requested. */
  counters: string | null
}

export interface OpenRound {
  vendor: string
  roundId: string
  game: string
  memberId: string
}

export interface OpenRoundsByProvider {
  vendor: string
  rounds: number
  oldestAt: Date
}

export interface PlayedGame {
  vendor: string
  game: string
  rounds: number
  stake: string
  win: string
  first: Date
  last: Date
}

const openRound = sql`d.vendor_code AS vendor, d.round_id AS "roundId", d.game_code AS game,
  d.member_id AS "memberId"`
/** A debit that was not rolled back, in a round that is open for its player. */
const isOpenIn = (steps: ReturnType<typeof sql.table>) => sql`d.kind = 'debit'
  AND NOT EXISTS (SELECT FROM ${steps} o
  WHERE o.vendor_code = d.vendor_code AND o.round_id = d.round_id AND o.member_id = d.member_id
    AND (o.closes OR o.target_id = d.transfer_id))`

export type RoundStore = ReturnType<typeof roundStore>

/** The steps of rounds, in real money or in play money. */
export function roundStore({ db }: Database, schema: 'public' | 'wallet_trial') {
  const steps = sql.table(`${schema}.vendor_transaction`)
  const isOpen = isOpenIn(steps)
  return {
    async round(vendor: string, roundId: string): Promise<RoundStep[]> {
      const { rows } = await sql<RoundStep>`
        SELECT kind, member_id AS "memberId", game_code AS game, transfer_id AS "transferId",
          target_id AS "targetId", counters
        FROM ${steps} WHERE vendor_code = ${vendor} AND round_id = ${roundId}
        ORDER BY at`.execute(db)
      return rows
    },
    async openRounds(vendor: string, memberId: string): Promise<OpenRound[]> {
      const { rows } = await sql<OpenRound>`
        SELECT DISTINCT ${openRound} FROM ${steps} d
        WHERE d.member_id = ${memberId} AND d.vendor_code = ${vendor} AND ${isOpen}
        LIMIT 100`.execute(db)
      return rows
    },
    async hasOpenRounds(memberId: string): Promise<boolean> {
      const { rows } = await sql`SELECT FROM ${steps} d
        WHERE d.member_id = ${memberId} AND ${isOpen} LIMIT 1`.execute(db)
      return rows.length > 0
    },
    /** Returns the totals of a member's rounds per game. */
    async playedBy(memberId: string): Promise<PlayedGame[]> {
      const { rows } = await sql<PlayedGame>`
        SELECT vendor_code AS vendor, game_code AS game, count(DISTINCT round_id)::int AS rounds,
          sum(stake)::text AS stake, sum(win)::text AS win, min(at) AS first, max(at) AS last
        FROM ${steps} WHERE member_id = ${memberId} AND game_code <> ''
        GROUP BY vendor_code, game_code ORDER BY vendor_code, game_code`.execute(db)
      return rows
    },
    /** Rounds whose last stake is older than their provider allows. */
    async staleRounds(now: Date, limit: number): Promise<OpenRound[]> {
      const { rows } = await sql<OpenRound>`
        SELECT ${openRound} FROM ${steps} d
        JOIN vendor_vendor v ON v.code = d.vendor_code
        WHERE ${isOpen}
        GROUP BY d.vendor_code, d.round_id, d.game_code, d.member_id, v.round_hours
        HAVING max(d.at) < ${now}::timestamptz - make_interval(hours => v.round_hours)
        LIMIT ${limit}`.execute(db)
      return rows
    },
    /** Number and age of open rounds by provider; older ones were closed. */
    async openByVendor(now: Date): Promise<OpenRoundsByProvider[]> {
      const { rows } = await sql<OpenRoundsByProvider>`
        SELECT d.vendor_code AS vendor, count(DISTINCT d.round_id)::int AS rounds,
          min(d.at) AS "oldestAt"
        FROM ${steps} d
        WHERE d.at > ${now}::timestamptz - make_interval(hours =>
            (SELECT max(round_hours) + 24 FROM vendor_vendor)) AND ${isOpen}
        GROUP BY d.vendor_code`.execute(db)
      return rows
    },
    /** Deletes the steps of a removed trial account. */
    async forget(memberId: string): Promise<void> {
      await sql`DELETE FROM ${steps} WHERE member_id = ${memberId}`.execute(db)
    },
  }
}
