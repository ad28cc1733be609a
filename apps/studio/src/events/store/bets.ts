import type { Database, WalletRecord } from '#kit'

/** Columns of `studio.bet`. Amounts are units in decimal. */
export interface BetRow {
  id: string
  provider: string
  eventId: string
  playerId: string
  sessionId: string
  mode: 'real' | 'trial'
  brand: string
  currency: string
  prices: string
  stake: string
  /** JSON of the lines. */
  lines: string
  hash: string
  chaseId: string | null
  at: string
}

/** A bet with its event and its end, if it has ended. */
export interface StoredBet extends Omit<BetRow, 'at'> {
  at: Date
  game: string
  number: string
  locksAt: Date
  drawsAt: Date
  endState: 'settled' | 'cancelled' | 'void' | null
  /** JSON by line. */
  endLines: string | null
  payout: string | null
  paidAt: Date | null
}

/** The row of a bet, which the wallet writes with its stake. */
export function betRecord(row: BetRow): WalletRecord {
  return {
    table: 'studio.bet',
    row: {
      id: row.id,
      provider: row.provider,
      event_id: row.eventId,
      player_id: row.playerId,
      session_id: row.sessionId,
      mode: row.mode,
      brand: row.brand,
      currency: row.currency,
      prices: row.prices,
      stake: row.stake,
      lines: row.lines,
      hash: row.hash,
      chase_id: row.chaseId,
      at: row.at,
    },
    outcome: { balance: 'balance_after' },
  }
}

const select = `SELECT b.id, b.provider, b.event_id AS "eventId", b.player_id AS "playerId",
  b.session_id AS "sessionId", b.mode, b.brand, b.currency, b.prices, b.stake, b.lines, b.hash,
  b.chase_id AS "chaseId", b.at, e.game, e.number, e.locks_at AS "locksAt", e.draws_at AS "drawsAt",
  n.state AS "endState", n.lines AS "endLines", n.payout, n.paid_at AS "paidAt"
FROM studio.bet b JOIN studio.event e ON e.id = b.event_id
LEFT JOIN studio.bet_end n ON n.bet_id = b.id AND n.provider = b.provider`

export interface BetFilter {
  playerId: string
  provider: string
  game: string | undefined
  /** Whether it is still open; both if undefined. */
  isOpen: boolean | undefined
  before: { at: Date; id: string } | undefined
}

export type BetStore = ReturnType<typeof betStore>

export function betStore({ pool }: Database) {
  return {
    async find(id: string, provider: string): Promise<StoredBet | undefined> {
      const where = 'WHERE b.id = $1 AND b.provider = $2'
      return (await pool.query<StoredBet>(`${select} ${where}`, [id, provider])).rows[0]
    },
    /** Bets of a chase, in the order of draws. */
    async ofChase(chaseId: string, provider: string): Promise<StoredBet[]> {
      const { rows } = await pool.query<StoredBet>(
        `${select} WHERE b.chase_id = $1 AND b.provider = $2 ORDER BY e.draws_at`,
        [chaseId, provider],
      )
      return rows
    },
    /** Bets of a player, the last first. */
    async list({ playerId, provider, game, isOpen, before }: BetFilter, limit: number) {
      const { rows } = await pool.query<StoredBet>(
        `${select} WHERE b.player_id = $1 AND b.provider = $2
           AND ($3::text IS NULL OR e.game = $3)
           AND ($4::boolean IS NULL OR (n.paid_at IS NULL) = $4)
           AND ($5::timestamptz IS NULL OR (b.at, b.id) < ($5, $6::uuid))
         ORDER BY b.at DESC, b.id DESC LIMIT $7`,
        [playerId, provider, game ?? null, isOpen ?? null, before?.at, before?.id, limit],
      )
      return rows
    },
    /** Deletes bets for play money that ended before this time. */
    async dropTrials(before: Date): Promise<void> {
      await pool.query(
        `WITH gone AS (
           DELETE FROM studio.bet b USING studio.bet_end n
           WHERE b.mode = 'trial' AND b.at < $1 AND n.bet_id = b.id AND n.provider = b.provider
             AND n.paid_at IS NOT NULL RETURNING b.id, b.provider)
         DELETE FROM studio.bet_end n USING gone
         WHERE n.bet_id = gone.id AND n.provider = gone.provider`,
        [before],
      )
    },
    /** Stores that a bet was cancelled. The wallet has given the stake back. */
    async cancelled(id: string, provider: string): Promise<void> {
      await pool.query(
        `INSERT INTO studio.bet_end AS n
           (bet_id, provider, state, payout, valid_bet, reason, at, paid_at)
         VALUES ($1, $2, 'cancelled', 0, 0, 'cancelled', studio.now(), studio.now())
         ON CONFLICT (bet_id, provider) DO UPDATE SET state = 'cancelled', payout = 0,
           valid_bet = 0, reason = 'cancelled', lines = NULL, paid_at = studio.now()
         WHERE n.paid_at IS NULL`,
        [id, provider],
      )
    },
  }
}
