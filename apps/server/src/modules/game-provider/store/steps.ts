import { sql, type Transaction } from 'kysely'
import { texts, uuids, type Database } from '#platform/database'
import type { RoundStep } from './rounds.ts'

/** A round step with the transfer that it was committed with. */
export interface JournalStep {
  vendor: string
  roundId: string
  kind: RoundStep['kind']
  memberId: string
  /** For a rollback the game of its stake; empty if neither names one. */
  game: string
  transferId: string
  closes: boolean
  /** Whether it rolled back a valid stake. */
  undoes: boolean
}

export interface MemberStep {
  kind: RoundStep['kind']
  transferId: string
  at: Date
}

/** Steps of real-money rounds, for modules that show them to players. */
export function stepRows({ db }: Database) {
  return {
    /** The steps of transfers, looked up by round. */
    async stepsOf(
      keys: readonly Pick<JournalStep, 'vendor' | 'roundId' | 'transferId'>[],
      transaction: Transaction<unknown>,
    ): Promise<JournalStep[]> {
      const { rows } = await sql<JournalStep>`
        SELECT s.vendor_code AS vendor, s.round_id AS "roundId", s.kind,
          s.member_id AS "memberId", s.transfer_id AS "transferId", s.closes,
          coalesce(nullif(s.game_code, ''), (SELECT t.game_code FROM vendor_transaction t
            WHERE t.vendor_code = s.vendor_code AND t.round_id = s.round_id
              AND t.transfer_id = s.target_id LIMIT 1), '') AS game,
          s.kind = 'rollback' AND EXISTS (SELECT FROM vendor_transaction t
            WHERE t.vendor_code = s.vendor_code AND t.round_id = s.round_id
              AND t.transfer_id = s.target_id AND t.kind IN ('debit', 'play')) AS undoes
        FROM unnest(${texts(keys, ({ vendor }) => vendor)}::text[],
          ${texts(keys, ({ roundId }) => roundId)}::text[],
          ${uuids(keys, ({ transferId }) => transferId)}::uuid[])
          AS asked(vendor, round_id, transfer_id)
        CROSS JOIN LATERAL (SELECT * FROM vendor_transaction one
          WHERE one.vendor_code = asked.vendor AND one.round_id = asked.round_id
            AND one.transfer_id = asked.transfer_id LIMIT 1) AS s`.execute(transaction)
      return rows
    },
    /** A member's steps in a round; at most the first 200. */
    async memberRound(vendor: string, roundId: string, memberId: string): Promise<MemberStep[]> {
      const { rows } = await sql<MemberStep>`
        SELECT kind, transfer_id AS "transferId", at FROM vendor_transaction
        WHERE vendor_code = ${vendor} AND round_id = ${roundId} AND member_id = ${memberId}
        ORDER BY at LIMIT 200`.execute(db)
      return rows
    },
  }
}
