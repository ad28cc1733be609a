import { sql } from 'kysely'
import { amountOf } from '@fairhouse/money'
import type { Database } from '#platform/database'
import { noFunds, type Funds, type Result } from '../lines.ts'

interface StoredFunds {
  cash: string
  bonus: string
  hold: string
}

interface StoredResult {
  staked: string
  won: string
  given: string
}

export interface StoredBet {
  vendor_code: string
  round_id: string
  game_code: string
  category: string
  status: 'open' | 'settled' | 'rolledBack'
  stake: string
  win: string
  returned: string
  reversed: string
  at: Date
  ended_at: Date | null
}

const betColumns = sql`vendor_code, round_id, game_code, category, status, stake, win, returned,
  reversed, at, ended_at`

const amount = (units: string) => amountOf(BigInt(units))

/** Lookups in a member's lists other than pages. */
export function memberRecordStore({ db }: Database) {
  return {
    /** The funds after a number of lines. */
    async fundsAfter(memberId: string, count: number): Promise<Funds> {
      const { rows } = await sql<StoredFunds>`
        SELECT cash_after AS cash, bonus_after AS bonus, hold_after AS hold FROM report_record
        WHERE member_id = ${memberId} AND n = ${count - 1}`.execute(db)
      const [found] = rows
      if (!found) return noFunds
      const { cash, bonus, hold } = found
      return { cash: amount(cash), bonus: amount(bonus), hold: amount(hold) }
    },
    /** Total stakes, wins and bonuses up to each of the times. */
    async resultsUntil(memberId: string, moments: readonly Date[]): Promise<Result[]> {
      const { rows } = await sql<StoredResult>`
        SELECT coalesce(line.staked, 0) AS staked, coalesce(line.won, 0) AS won,
          coalesce(line.given, 0) AS given
        FROM unnest(${moments}::timestamptz[]) WITH ORDINALITY AS asked(at, place)
        LEFT JOIN LATERAL (SELECT staked, won, given FROM report_record
          WHERE member_id = ${memberId} AND n = report_records_before(${memberId}, asked.at) - 1
        ) AS line ON true
        ORDER BY place`.execute(db)
      return rows.map(({ staked, won, given }) => ({
        staked: amount(staked),
        won: amount(won),
        given: amount(given),
      }))
    },
    /** Latest rounds first. */
    async latestBets(memberId: string, limit: number): Promise<StoredBet[]> {
      const { rows } = await sql<StoredBet>`
        SELECT ${betColumns} FROM report_bet
        WHERE member_id = ${memberId} ORDER BY n DESC LIMIT ${limit}`.execute(db)
      return rows
    },
    async bet(memberId: string, vendor: string, roundId: string): Promise<StoredBet | undefined> {
      const { rows } = await sql<StoredBet>`
        SELECT ${betColumns} FROM report_bet
        WHERE member_id = ${memberId} AND vendor_code = ${vendor}
          AND round_id = ${roundId}`.execute(db)
      return rows[0]
    },
  }
}
